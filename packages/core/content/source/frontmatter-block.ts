import { parse as parseToml } from 'smol-toml';
import { type Document, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { isRecord } from '../../shared/narrow.ts';
import { isTooDeep, TOO_DEEP } from '../../shared/yaml-depth.ts';
import type { SourceIssue } from './source-issue.ts';

/** Fields that are read as text even if YAML gives them another type: `title: True`. */
const TEXTS = new Set([
  ...['title', 'description', 'short_description', 'summary', 'label', 'name', 'text', 'tagline', 'details', 'site_name', 'version'],
  ...['slug', 'permalink', 'alias', 'aliases', 'redirect_from', 'keywords', 'tag', 'tags'],
  ...['sidebar_label', 'sidebarTitle', 'sidebar_title', 'nav_title', 'navTitle', 'menuTitle', 'linkTitle', 'linktitle'],
]);

/**
 * Restores values to the text that the author wrote: numbers (and names of fields) that would print differently (`1.10`, `0x1F`,
 * `1e3`), and flags in text fields (`True`). A schema for a number must therefore accept strings too.
 */
export function keepWriting(document: Document): void {
  visit(document, {
    Scalar(_, node, path) {
      const { value, source } = node;
      if (source === undefined || String(value) === source) return;
      if (typeof value === 'number' || typeof value === 'bigint') node.value = source;
      if (typeof value !== 'boolean') return;
      const field = path.findLast((one) => 'key' in one);
      if (field && 'key' in field && isScalar(field.key) && TEXTS.has(String(field.key.value))) node.value = source;
    },
  });
}

const FIELD = /^([a-z_]+):[ \t]+(?:"([^"\\]*)"|([A-Za-z][^:#"\\\t]*?))[ \t]*$/;
/** Words that are not strings in YAML (https://yaml.org/spec/1.2.2/#1032-tag-resolution), or were not in YAML 1.1. */
const NO_TEXT = /^(?:true|false|null|yes|no|on|off|y|n)$/i;

/**
 * Parses frontmatter that consists only of `name: some words` or `name: "some words"`, as most does, a hundred times as fast as YAML.
 * Returns `undefined` for anything else.
 */
export function plainFields(yaml: string): Record<string, string> | undefined {
  const fields: Record<string, string> = {};
  for (const line of yaml.split('\n')) {
    if (line === '') continue;
    const [, name = '', quoted, plain = ''] = FIELD.exec(line) ?? [];
    if (name === '' || Object.hasOwn(fields, name) || NO_TEXT.test(plain)) return undefined;
    fields[name] = quoted ?? plain;
  }
  return fields;
}

/** The frontmatter of a page, as data and as text. */
export interface FrontmatterBlock {
  fields: Readonly<Record<string, unknown>>;
  /** The text between the fences; its first line is the second of the file. */
  text: string;
  issues: SourceIssue[];
}

/** YAML between lines of `---`, or TOML between lines of `+++`. Line ends are `\n`: see `read-source.ts`. */
const BLOCK = /^(---|\+\+\+)[ \t]*\n([\s\S]*?)(?<=\n)\1[ \t]*(?:\n|$)/;
/** A number as written. */
const TOML_NUMBER = /^([\w-]+)[ \t]*=[ \t]*([+-]?\d[\w.+-]*)[ \t]*(?:#.*)?$/gm;
const SIMPLE_FIELD = /^([A-Za-z_][\w-]*):[ \t]+(\S.*)$/;

/** Distinguishes fields from text between two rules: a name with a colon, or an opening brace. */
const FIELDS = /^[ \t]*(?:\{|["']?[\w$@][^\s:]*["']?(?: [\w-]+)*[ \t]*:(?:[ \t]|$))/m;
/** Fields that begin below blank lines or a comment, which makes them text. */
const LATE = /^(?:[ \t]*\n|<!--[\s\S]*?-->)+---[ \t]*\n(?:[\w-]+:.*\n)+---[ \t]*(?:\n|$)/;

function blockOf(source: string): RegExpExecArray | null {
  const block = BLOCK.exec(source);
  const [, fence, text = ''] = block ?? [];
  return fence === '---' && text.trim() !== '' && !FIELDS.test(text) ? null : block;
}

/** Whether a page begins with frontmatter, and not with text between two rules. */
export function hasFrontmatter(source: string): boolean {
  return blockOf(source) !== null;
}

/** The source of a page without frontmatter. */
export function withoutFrontmatter(source: string): string {
  return source.slice(blockOf(source)?.[0].length ?? 0);
}

/** Reads the frontmatter of a page. Reads an invalid block line by line, so that its title is not lost. */
export function frontmatterBlock(source: string): FrontmatterBlock {
  const none: FrontmatterBlock = { fields: {}, text: '', issues: [] };
  const block = blockOf(source);
  if (!block && LATE.test(source)) return { ...none, issues: [lateIssue(source)] };
  if (!block) return /^---[ \t]*\n/.test(source) && !BLOCK.test(source) ? { ...none, issues: [OPEN] } : none;
  const [, fence, text = ''] = block;
  return fence === '+++' ? tomlBlock(text) : yamlBlock(text);
}

function yamlBlock(text: string): FrontmatterBlock {
  const fields = plainFields(text);
  if (fields) return { fields, text, issues: [] };
  if (isTooDeep(text)) return { fields: simpleFields(text), text, issues: [unreadable('YAML', TOO_DEEP)] };
  const lineCounter = new LineCounter();
  // With unique keys, the parser would compare each name with all others of its map.
  const document = parseDocument(text, { prettyErrors: true, uniqueKeys: false, lineCounter });
  const fault = document.errors[0];
  if (fault) return { fields: simpleFields(text), text, issues: [unreadable('YAML', fault.message, fault.linePos?.[0])] };
  const repeated = repeatedName(document);
  if (repeated !== undefined)
    return { fields: simpleFields(text), text, issues: [unreadable('YAML', 'Map keys must be unique', lineCounter.linePos(repeated))] };
  keepWriting(document);
  let data: unknown;
  try {
    data = document.toJS() ?? {};
  } catch (error) {
    // Aliases (`*name`) are resolved only now, and may be unknown or expand too much.
    return { fields: simpleFields(text), text, issues: [unreadable('YAML', reasonOf(error))] };
  }
  return isRecord(data) ? { fields: data, text, issues: [] } : { fields: {}, text, issues: [noFields(Array.isArray(data))] };
}

/** Offset of the first name that its map already contains. */
function repeatedName(document: Document): number | undefined {
  let at: number | undefined;
  visit(document, {
    Map(_, { items }) {
      const names = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key) || key.value === '<<') continue;
        if (names.has(key.value)) {
          at = key.range?.[0] ?? 0;
          return visit.BREAK;
        }
        names.add(key.value);
      }
    },
  });
  return at;
}

function tomlBlock(text: string): FrontmatterBlock {
  try {
    // Serializing turns dates into strings, as YAML does.
    const data: unknown = JSON.parse(JSON.stringify(parseToml(text)));
    if (!isRecord(data)) return { fields: {}, text, issues: [] };
    const numbers = [...text.matchAll(TOML_NUMBER)].flatMap(([, name = '', written = '']) =>
      typeof data[name] === 'number' && String(data[name]) !== written ? [[name, written] as const] : [],
    );
    return { fields: { ...data, ...Object.fromEntries(numbers) }, text, issues: [] };
  } catch (error) {
    return { fields: {}, text, issues: [unreadable('TOML', reasonOf(error))] };
  }
}

function simpleFields(text: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const line of text.split('\n')) {
    const [, name, value = ''] = SIMPLE_FIELD.exec(line) ?? [];
    if (name !== undefined) fields[name] = value.trim().replace(/^(["'])(.*)\1$/, '$2');
  }
  return fields;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const OPEN: SourceIssue = {
  id: 'frontmatter-open',
  message: 'The frontmatter is not closed.',
  help: 'End it with a line of three hyphens (---).',
  line: 1,
  column: 1,
};

function lateIssue(source: string): SourceIssue {
  return {
    id: 'frontmatter-late',
    message: 'The frontmatter is not at the beginning of the file, so it is shown as text.',
    help: 'Move it to the beginning of the file.',
    line: (/^[\s\S]*?(?=---)/.exec(source.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/-/g, ' ')))?.[0] ?? '').split('\n')
      .length,
    column: 1,
  };
}

function noFields(isList: boolean): SourceIssue {
  return {
    id: 'frontmatter-wrong',
    message: isList ? 'The frontmatter is a list, not a set of fields.' : 'The frontmatter is not a set of fields.',
    help: 'Write one `name: value` pair per line.',
    line: 2,
    column: 1,
  };
}

function unreadable(language: string, reason: string, place = { line: 1, col: 1 }): SourceIssue {
  return {
    id: 'frontmatter-yaml',
    message: `The frontmatter is not valid ${language}: ${reason.split('\n')[0]?.replace(/ at line \d+.*$/, '')}.`,
    help: 'Write one field per line, and quote values that contain a colon, a bracket or an asterisk.',
    line: place.line + 1,
    column: place.col,
  };
}
