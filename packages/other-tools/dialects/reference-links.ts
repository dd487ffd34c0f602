import { type Dialect, lineFrom, type PageLine, replaceCode } from '../../core/plugin/dialect.ts';

/** `[words][name]`, and `[name][]`. */
const REFERENCE = /(?<![\w\]\\!])\[([^[\]\n]+)\]\[([\w .:/-]*)\]/g;
const DEFINITION = /^[ \t>]*\[([^\]\n]+)\]:[ \t]*\S/;

/** Links to names that the page doesn't define, as in tools with a global index: only the words stay. */
export const referenceLinks: Dialect = (lines, report) => {
  const known = new Set<string>();
  for (const { text, verbatim } of lines) {
    const name = verbatim ? undefined : DEFINITION.exec(text)?.[1];
    if (name !== undefined) known.add(keyOf(name));
  }
  return lines.map((line): PageLine => {
    if (line.verbatim || line.mark || !line.text.includes('][')) return line;
    let text = '';
    let done = 0;
    for (const { 0: whole, 1: words = '', 2: second = '', index } of replaceCode(line.text, (code) => 'x'.repeat(code.length)).matchAll(
      REFERENCE,
    )) {
      const name = second || line.text.slice(index + 1, index + 1 + words.length);
      if (known.has(keyOf(name))) continue;
      report({
        id: 'link-broken',
        message: `The page does not define the reference [${name}].`,
        help: `Write the address, \`[words](address)\`, or add a line \`[${name}]: address\`.`,
        line: line.line,
        column: index + 1 + line.shift,
      });
      text += line.text.slice(done, index) + line.text.slice(index + 1, index + 1 + words.length);
      done = index + whole.length;
    }
    if (done > 0) text += line.text.slice(done);
    return done > 0 ? lineFrom(line, text) : line;
  });
};

function keyOf(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}
