import { nearest } from '../shared/nearest.ts';
import type { MarkdownIssue } from './markdown-issues.ts';

/**
 * `{{payload size limit}}`, or `<Constant name="payload size limit" />`. The short form has two words
 * or more, so that `{{steps.trigger.event}}` in a sample stays as it is.
 */
const MACRO = /\{\{([A-Za-z/][\w/-]*(?: [\w/-]+)+)\}\}|<Constant\s+name="([^"]*)"\s*\/>/g;

/** Puts the settings' constants and addresses in the place of their names. */
export function expandMacros(source: string, names: Readonly<Record<string, string>>): { text: string; issues: MarkdownIssue[] } {
  const issues: MarkdownIssue[] = [];
  if (!source.includes('{{') && !source.includes('<Constant')) return { text: source, issues };
  const text = source.replace(MACRO, (whole, short: string | undefined, long: string | undefined, offset: number) => {
    const name = short ?? long ?? '';
    const value = Object.hasOwn(names, name) ? names[name] : undefined;
    if (value !== undefined) return value;
    const before = source.slice(0, offset);
    const close = nearest(name, Object.keys(names))[0];
    issues.push({
      id: 'constant-unknown',
      message: `Unknown constant or address “${name}”.`,
      help: close ? `Did you mean {{${close}}}?` : 'Correct the name, or add it to `constants` or `addresses` in the settings.',
      line: before.split('\n').length,
      column: offset - before.lastIndexOf('\n'),
    });
    return whole;
  });
  return { text, issues };
}
