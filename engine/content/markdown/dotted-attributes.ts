const TAG = /<[a-z][^\s<>/]*(?:\s(?:[^<>"']|"[^"]*"|'[^']*')*)?>/gi;
const ATTRIBUTE = /\s+([^\s"'<>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?/g;

/** Tags in HTML, without what the compiler cannot stand in them: it ends the process at a name such as `@click.prevent`. */
export function withoutDottedAttributes(html: string): { html: string; names: string[] } {
  const names: string[] = [];
  const cleaned = html.replace(TAG, (tag) =>
    tag.replace(ATTRIBUTE, (attribute, name: string) => {
      if (!name.includes('.')) return attribute;
      names.push(name);
      return '';
    }),
  );
  return { html: cleaned, names };
}
