interface Cleaned {
  html: string;
  /** Names with a dot that were left out. */
  names: string[];
}

/**
 * HTML without the attributes that the compiler cannot stand, whose names have a dot: it ends the process at `@click.prevent`.
 * Attributes with values in braces, as JSX has them, go as well. Attributes are found as browsers find them.
 */
export function cleanTags(html: string): Cleaned {
  const names: string[] = [];
  let result = '';
  let done = 0;
  for (const start of html.matchAll(/<[a-z][^\s<>/]*/gi)) {
    let at = start.index + start[0].length;
    if (start.index < done) continue;
    while (at < html.length && html[at] !== '>') {
      const begin = at;
      at = past(html, at, /[\s/]/);
      if (html[at] === '>' || at >= html.length) break;
      const nameStart = at;
      at = past(html, at + 1, /[^\s/>=]/);
      const name = html.slice(nameStart, at);
      const equals = past(html, at, /\s/);
      const value = html[equals] === '=' ? past(html, equals + 1, /\s/) : -1;
      const isCode = html[value] === '{';
      if (value >= 0) at = endOfValue(html, value);
      if (!name.includes('.') && !isCode) continue;
      if (!isCode) names.push(name);
      result += html.slice(done, begin);
      done = at;
    }
  }
  return { html: result + html.slice(done), names };
}

function past(text: string, from: number, signs: RegExp): number {
  let at = from;
  while (at < text.length && signs.test(text[at] ?? '')) at++;
  return at;
}

function endOfValue(html: string, at: number): number {
  const sign = html[at];
  if (sign === '"' || sign === "'") {
    const close = html.indexOf(sign, at + 1);
    return close < 0 ? html.length : close + 1;
  }
  if (sign !== '{') return past(html, at, /[^\s>]/);
  let depth = 0;
  for (let end = at; end < html.length; end++) {
    if (html[end] === '{') depth++;
    else if (html[end] === '}' && --depth === 0) return end + 1;
  }
  return past(html, at, /[^\s>]/);
}
