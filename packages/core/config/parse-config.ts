import * as v from 'valibot';
import type { Diagnostic } from '../shared/diagnostic.ts';
import type { DiagnosticId } from '../shared/diagnostic-kinds.ts';
import { didYouMean } from '../shared/wording.ts';
import { type MovedSetting, withFormerSettings, withFormerWords } from './former-settings.ts';
import { knownNames, type ParsedConfig, siteConfig } from './schema.ts';
import { type ConfigSource, placeOfKey } from './setting-place.ts';

/** Settings that the command line may override. */
export interface SettingOverrides {
  base?: string;
  host?: string;
}

export interface ParsedSettings {
  config: ParsedConfig | undefined;
  diagnostics: Diagnostic[];
  /** Valid settings in an old form. */
  notices?: Diagnostic[];
}

/** Checks the settings against their schema. Each error becomes a diagnostic with location and fix. */
export async function parseConfig(
  given: unknown,
  overrides: SettingOverrides,
  sources: readonly ConfigSource[],
  moved: readonly MovedSetting[] = [],
): Promise<ParsedSettings> {
  if (given === null || typeof given !== 'object' || Array.isArray(given)) {
    const message = `The settings must be an object, not ${Array.isArray(given) ? 'a list' : `${given}`}.`;
    const place = placeOfKey('export default', sources);
    return {
      config: undefined,
      diagnostics: [{ id: 'config-wrong', message, help: 'Export an object by default: `export default { title: … };`.', ...place }],
    };
  }
  const now = withFormerSettings({ ...given }, moved, sources);
  const words = withFormerWords(now.given, sources);
  const result = v.safeParse(siteConfig, { ...words.given, ...overrides });
  if (result.success) return { config: result.output, diagnostics: [], notices: [...now.notices, ...words.notices] };
  const { placeOfPath } = await import('./setting-place.ts'); // with a parser, which is only loaded for errors
  const diagnostics = result.issues
    .flatMap((issue) => pathsOf(issue).map((keys) => ({ issue, keys })))
    .map(({ issue, keys }): Diagnostic => {
      const place = Object.hasOwn(overrides, keys[0] ?? '') ? { file: `--${keys[0]}`, line: 1, column: 1 } : placeOfPath(keys, sources);
      return { ...wording(issue, keys), ...place };
    });
  return { config: undefined, diagnostics };
}

/** Location of the error. The schema reports only the first unknown setting, so the others beside it are added. */
function pathsOf(issue: v.BaseIssue<unknown>): string[][] {
  const keys = (issue.path ?? []).map((item) => String(item.key));
  const beside: unknown = issue.path?.at(-1)?.input;
  if (!isUnknown(issue) || beside === null || typeof beside !== 'object') return [keys];
  const known = knownNames(keys);
  return Object.keys(beside)
    .filter((name) => !known.includes(name))
    .map((name) => [...keys.slice(0, -1), name]);
}

function isUnknown(issue: v.BaseIssue<unknown>): boolean {
  return issue.type === 'strict_object' && issue.expected === 'never';
}

function wording(issue: v.BaseIssue<unknown>, keys: string[]): { id: DiagnosticId; message: string; help: string } {
  const name = keys.join('.');
  if (isUnknown(issue)) {
    const known = knownNames(keys);
    return {
      id: 'config-unknown',
      message: `Unknown setting \`${name}\`.`,
      help: didYouMean(keys.at(-1) ?? '', known, `Remove it. Known settings: ${known.join(', ')}.`, (close) => `\`${close}\``),
    };
  }
  if (issue.received === 'undefined') return { id: 'config-wrong', message: `The setting \`${name}\` is missing.`, help: helpOf(issue) };
  return {
    id: 'config-wrong',
    message: `The setting \`${name}\` has an invalid value${/^(Object|Array)$/.test(issue.received) ? '' : `: ${issue.received}`}.`,
    help: helpOf(issue),
  };
}

function helpOf(issue: v.BaseIssue<unknown>): string {
  return issue.message.startsWith('Invalid') ? `Expected ${issue.expected ?? 'another value'}.` : issue.message;
}
