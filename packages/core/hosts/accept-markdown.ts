/**
 * Whether a client with this `Accept` header gets the Markdown copy of a page: it names `text/markdown`, and doesn't prefer HTML.
 * The source text of this function is copied into hosts' functions, so it must not use anything outside itself.
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
