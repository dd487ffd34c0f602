import { Marked } from 'marked';
import { contentTokens, type Token, WORD } from './content-tokens.ts';

/** Tokens to show around the first difference. */
const CONTEXT = 8;

/** A Markdown parser independent of the engine's. Code blocks show their name as first line. */
const markdown = new Marked({
  gfm: true,
  renderer: {
    code: ({ lang = '', text }) => {
      const title = /title="([^"]*)"/.exec(lang)?.[1] ?? '';
      return `<figure><figcaption>${escaped(title)}</figcaption><pre><code>${escaped(text)}\n</code></pre></figure>`;
    },
  },
});

/** Describes the first difference between two lists of tokens. Returns `undefined` if they are equal. */
export function firstDifference(one: readonly Token[], other: readonly Token[], names: readonly [string, string]): string | undefined {
  const at = one.findIndex(({ kind, text }, index) => kind !== other[index]?.kind || text !== other[index]?.text);
  if (at < 0 && one.length === other.length) return undefined;
  const place = at < 0 ? one.length : at;
  const shown = (tokens: readonly Token[]) =>
    tokens
      .slice(place, place + CONTEXT)
      .map(show)
      .join(' ') || 'nothing';
  return `after “${one
    .slice(Math.max(0, place - CONTEXT), place)
    .map(show)
    .join(' ')}” ${names[0]} has “${shown(one)}”, ${names[1]} “${shown(other)}”`;
}

function show({ kind, text }: Token): string {
  return kind === 'word' ? text : `[${kind} ${text.length > 60 ? `${text.slice(0, 60)}…` : text}]`;
}

/** Inner HTML of the article in a built document. */
export function articleOf(document: string): string {
  return /<article[^>]*>([\s\S]*)<\/article>/.exec(document)?.[1] ?? '';
}

/** Tokens of a Markdown copy, without the lines that the build adds below its title, and with links to copies turned into links to pages. */
export function copyTokens(copy: string, pageOf: (copy: string) => string | undefined): Token[] {
  const own = copy.replace(/^(# .*\n)?\n?(?:> .*\n|>\n)+\n/, '$1\n');
  return contentTokens(markdown.parse(own, { async: false })).map((token) => {
    if (token.kind !== 'link') return token;
    const [path = '', fragment] = token.text.split('#');
    const page = pageOf(path);
    return page === undefined ? token : { kind: 'link', text: fragment === undefined ? page : `${page}#${fragment}` };
  });
}

/** Words of each section, including those in code. */
export function sectionWords(tokens: readonly Token[]): Token[][] {
  const sections: Token[][] = [];
  for (const { kind, text } of tokens) {
    if (kind === 'heading') sections.push([]);
    else if (kind === 'word' || kind === 'block') sections.at(-1)?.push(...textWords(text));
  }
  return sections;
}

export function textWords(text: string): Token[] {
  return [...text.matchAll(WORD)].map(([word]) => ({ kind: 'word', text: word }));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
