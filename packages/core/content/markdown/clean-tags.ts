interface Cleaned {
  html: string;
  /** Names with a dot that were left out. */
  names: string[];
}

const TAG = /<[a-z][^\s<>/]*/gi;
/** Braces with what is in them, three deep. */
const BRACES = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`;
/** The next attribute of a tag, as browsers find it: a quotation without an end goes on to the end of the text. */
const ATTRIBUTE = new RegExp(
  String.raw`[\s/]*(?<name>[^\s/>][^\s/>=]*)(?:\s*=\s*(?<value>"[^"]*(?:"|$)|'[^']*(?:'|$)|${BRACES}|[^\s>]*))?`,
  'y',
);

/**
 * HTML without the attributes that the compiler cannot stand, whose names have a dot: it ends the process at `@click.prevent`.
 * Attributes with values in braces, as JSX has them, go as well.
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
      if (name.includes('.') || isCode) {
        if (!isCode) names.push(name);
        result += html.slice(done, at);
        done = end;
      }
      at = end;
    }
  }
  return { html: result + html.slice(done), names };
}
