/**
 * Whether a client with this `Accept` is to get the Markdown copy of a page: it names `text/markdown`, and
 * likes HTML no better. Functions of hosts have it as text, so it uses nothing from outside of itself.
 */
export function prefersMarkdown(accept: string): boolean {
  const quality = (types: string[]): number | undefined => {
    for (const type of types) {
      for (const part of accept.toLowerCase().split(',')) {
        const [name = '', ...parameters] = part.split(';');
        if (name.trim() !== type) continue;
        const given = parameters.map((one) => /^\s*q=([\d.]+)/.exec(one)).find((one) => one !== null);
        return given ? Number(given[1]) : 1;
      }
    }
    return undefined;
  };
  const markdown = quality(['text/markdown']);
  const html = quality(['text/html', 'text/*', '*/*']);
  return markdown !== undefined && markdown > 0 && markdown >= (html === undefined ? 0 : html);
}

/** One of a list of patterns for `Accept`, of which the first that matches decides. */
export interface AcceptRow {
  /** Counts only where the header names `text/html`, or only where it does not. */
  named: boolean;
  /** For the whole header, without look-ahead. */
  pattern: string;
  markdown: boolean;
}

/** Parameters of a type other than its quality. */
const PARAMETERS = '\\s*(?:;\\s*[a-pr-z][^,;]*)*';
const accepts = (type: string, tenth: number) => {
  const quality = tenth === 10 ? '(?:;\\s*q=1(?:\\.0*)?\\s*(?:;[^,]*)?)?' : `;\\s*q=0\\.${tenth}[0-9]*\\s*(?:;[^,]*)?`;
  return `^(?:.*,)?\\s*${type}${PARAMETERS}${quality}(?:,.*)?$`;
};

/** `prefersMarkdown` for hosts that know regular expressions only. They compare tenths; a quality below 0.1 counts as none. */
export const ACCEPT_ROWS: readonly AcceptRow[] = [true, false].flatMap((named) =>
  [10, 9, 8, 7, 6, 5, 4, 3, 2, 1].flatMap((tenth) => [
    { named, pattern: accepts('text/markdown', tenth), markdown: true },
    { named, pattern: accepts(named ? 'text/html' : '(?:text|\\*)/\\*', tenth), markdown: false },
  ]),
);
