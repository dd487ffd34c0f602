import { placeAt, placesIn } from '../../shared/diagnostic.ts';
import type { SourceIssue } from '../source/source-issue.ts';
import { codeRanges, replaceCode } from './replace-code.ts';

/** `[^name]: text`, also in a quotation or list. */
const NOTE = /^((?:[ \t>]|[-*+][ \t])*)\[\^([^\]\n]+)\]:[ \t]*(.*)$/gm;
const NOTE_USE = /(?<!\\)\[\^([^\]\s[]+)\](?!:)/g;
/** A reference without a definition. After a space it may be a regular expression (`[^a-z]`). */
const UNKNOWN_USE = /(?<=[\p{L}\p{N}.,;:!?)"'*_])\[\^([\w-]+)\](?![:(])/gu;
/** `[words](my page.md)`, which Markdown shows as text. */
const SPACED = /(?<![\w\\\]])(!?)\[([^[\]\n]*)\]\(([^()<>"'\n]*[^\s()<>"'](?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'))?)\)/g;
/** `[name]: word`, if the word is not an address. */
const DEFINITION = /^ {0,3}\[(?!\^|\/\/|!|comment)([^[\]\n]+)\]:[ \t]*([^\s<>/.#:]+)[ \t]*$/gim;

/** Cheap test for all of these; it also matches inside code. */
const SUSPECT = /\[\^|\]\([^()\n]*[ \t]|^ {0,3}\[[^\n]+\]:/m;

/** Reports text that Markdown drops or shows as written, contrary to the author's intention. */
export function lostText(source: string): SourceIssue[] {
  if (!SUSPECT.test(source)) return [];
  const text = replaceCode(source, (code) => code.replace(/[^\n]/g, ' '));
  const issues: SourceIssue[] = [];
  const place = placesIn(text);
  const report = (at: number, issue: Pick<SourceIssue, 'id' | 'message' | 'help'>) => issues.push({ ...issue, ...place(at) });
  const notes = new Set<string>();
  const uses = new Set([...text.matchAll(NOTE_USE)].map(([, name = '']) => keyOf(name)));
  for (const { 1: before = '', 2: name = '', 3: words = '', index } of text.matchAll(NOTE)) {
    const at = index + before.length;
    if (notes.has(keyOf(name)))
      report(at, {
        id: 'footnote-unused',
        message: `The footnote [^${name}] is defined twice. Left out: “${source.slice(at, at + 500).split('\n')[0]}”.`,
        help: 'Rename or remove one of them.',
      });
    else if (!uses.has(keyOf(name)))
      report(at, {
        id: 'footnote-unused',
        message: `The footnote [^${name}] is never referenced, so it is left out: “${words.trim()}”.`,
        help: `Write [^${name}] where it belongs, or remove the footnote.`,
      });
    notes.add(keyOf(name));
  }
  for (const { 1: name = '', index } of text.matchAll(UNKNOWN_USE))
    if (!notes.has(keyOf(name)))
      report(index, {
        id: 'footnote-unknown',
        message: `The footnote [^${name}] is not defined on this page.`,
        help: `Add a line \`[^${name}]: text\`, or write \`\\[^${name}]\` if it is text.`,
      });
  for (const { 1: sign = '', 2: words = '', 3: written = '', index } of text.matchAll(SPACED)) {
    const [, address = '', title = ''] = /^(.*?)([ \t]+(?:"[^"]*"|'[^']*'))?$/s.exec(written.trim()) ?? [];
    const size = /^(\S+)[ \t]+=\d*x?\d*%?$/.exec(address)?.[1];
    const isAddress = /\/|\.\w{1,5}(?:#.*)?$|^#/.test(size ?? address) && !/[,;]\s/.test(address);
    if (!/\s/.test(address) || !isAddress) continue;
    report(index, {
      id: 'destination-spaces',
      message: `${sign === '' ? 'This link' : 'This picture'} is shown as source because its address has a space.`,
      help:
        size === undefined
          ? `Write \`${sign}[${words}](<${address}>${title})\`.`
          : `Write \`${sign}[${words}](${size})\`, without the size.`,
    });
  }
  let mentions: Map<string, number> | undefined;
  for (const { 0: whole, 1: name = '', index } of text.matchAll(DEFINITION)) {
    if (mentions === undefined) {
      mentions = new Map();
      for (const [, word = ''] of text.matchAll(/\[([^[\]\n]+)\]/g)) mentions.set(keyOf(word), (mentions.get(keyOf(word)) ?? 0) + 1);
    }
    if ((mentions.get(keyOf(name)) ?? 0) > 1) continue;
    report(index, {
      id: 'definition-unused',
      message: `Markdown reads “${whole.trim()}” as a link definition that nothing uses, so it is not shown.`,
      help: `Write \`\\[${name}]\` if it is text.`,
    });
  }
  return issues;
}

/** Start of an unclosed comment. */
export function openComment(source: string): number | undefined {
  const last = source.lastIndexOf('<!--');
  if (last < 0 || source.indexOf('-->', last) >= 0) return undefined;
  const codes = codeRanges(source);
  let at = last;
  // Of the comments opened after the last closed one, the first would hide the rest of the page.
  for (let open = source.indexOf('<!--', source.lastIndexOf('-->') + 1); open >= 0; open = source.indexOf('<!--', open + 4)) {
    if (codes.some(({ start, end }) => start <= open && open < end) || source[open - 1] === '\\') continue;
    at = open;
    return at;
  }
  return undefined;
}

export function openCommentIssue(source: string, at: number): SourceIssue {
  return {
    id: 'comment-open',
    message: 'The comment is not closed. It is shown as text, because it would hide everything below it.',
    help: 'End it with `-->`, or remove it.',
    ...placeAt(source, at),
  };
}

function keyOf(name: string): string {
  return name.toLowerCase();
}
