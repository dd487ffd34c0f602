interface Cleaned {
  html: string;
  /** Names of removed attributes, which contain a dot. */
  names: string[];
}

const TAG = /<[a-z][^\s<>/]*/gi;
/** Braces with their content, three levels deep. */
const BRACES = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`;
/** The next attribute of a tag, as browsers parse it: an unclosed quote extends to the end of the text. */
const ATTRIBUTE = new RegExp(
  String.raw`[\s/]*(?<name>[^\s/>][^\s/>=]*)(?:\s*=\s*(?<value>"[^"]*(?:"|$)|'[^']*(?:'|$)|${BRACES}|[^\s>]*))?`,
  'y',
);

/**
 * Removes attributes with a dot in their names (`@click.prevent`), which crash the compiler, attributes with JSX values in braces, and
 * `xmlns`, which has no effect in HTML and which the compiler writes as `:xmlns`.
 */
export function cleanTags(html: string): Cleaned {
  const names: string[] = [];
  let result = '';
  let done = 0;
  for (const tag of html.matchAll(TAG)) {
    let at = tag.index + tag[0].length;
    if (tag.index < done) continue;
    for (;;) {
      ATTRIBUTE.lastIndex = at;
      const { name, value } = ATTRIBUTE.exec(html)?.groups ?? {};
      if (name === undefined) break;
      const end = ATTRIBUTE.lastIndex;
      const isCode = value?.startsWith('{') === true;
      const isDotted = name.includes('.');
      if (isDotted || isCode || name === 'xmlns') {
        if (isDotted && !isCode) names.push(name);
        result += html.slice(done, at);
        done = end;
      }
      at = end;
    }
  }
  return { html: result + html.slice(done), names };
}
