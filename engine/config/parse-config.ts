import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Mistake } from '../shared/mistake.ts';
import { nearest } from '../shared/nearest.ts';
import { type ParsedConfig, siteConfig } from './schema.ts';

export interface ParsedSettings {
  config: ParsedConfig | undefined;
  mistakes: Mistake[];
}

/** Checks the settings against their schema; each fault becomes a mistake with its place and cure. */
export function parseConfig(given: unknown, overrides: { base?: string }, file: string, absoluteFile: string | undefined): ParsedSettings {
  const merged = given !== null && typeof given === 'object' ? { ...given, ...overrides } : given;
  const result = v.safeParse(siteConfig, merged);
  if (result.success) return { config: result.output, mistakes: [] };
  const source = absoluteFile === undefined ? '' : readFileSync(absoluteFile, 'utf8');
  const mistakes = result.issues.map((issue): Mistake => {
    const keys = (issue.path ?? []).map((item) => String(item.key));
    const place = placeOf(keys.at(-1), source);
    return { ...wording(issue, keys), level: 'error', file, ...place };
  });
  return { config: undefined, mistakes };
}

function wording(issue: v.BaseIssue<unknown>, keys: string[]): { id: string; message: string; help: string } {
  const name = keys.join('.');
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const known = nearest(keys.at(-1) ?? '', Object.keys(siteConfig.entries))[0];
    return {
      id: 'config-unknown',
      message: `There is no setting \`${name}\`.`,
      help: known ? `Did you mean \`${known}\`?` : `Remove it. Known settings: ${Object.keys(siteConfig.entries).join(', ')}.`,
    };
  }
  const subject = name === '' ? 'The settings' : `The setting \`${name}\``;
  const help = issue.message.startsWith('Invalid') ? `Expected ${issue.expected ?? 'another value'}.` : issue.message;
  return { id: 'config-wrong', message: `${subject} cannot be ${issue.received}.`, help };
}

/** Where a key stands in the settings file; its first line where it cannot be found. */
function placeOf(key: string | undefined, source: string): { line: number; column: number } {
  const escaped = key?.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const match = escaped ? new RegExp(`(^|[\\s{,'"])${escaped}['"]?\\s*:`, 'm').exec(source) : null;
  if (!match) return { line: 1, column: 1 };
  const before = source.slice(0, match.index + (match[1]?.length ?? 0));
  return { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
}
