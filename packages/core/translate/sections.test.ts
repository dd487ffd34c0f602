import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareSections } from './compare-sections.ts';
import { meaning, sectionsOf } from './sections.ts';
import { parseRecord, printRecord } from './translation-record.ts';
import { wordDiff } from './word-diff.ts';

const word = fc.stringMatching(/^[a-z]{2,8}$/);
const prose = fc.array(word, { minLength: 1, maxLength: 12 });
const code = fc.array(prose, { minLength: 1, maxLength: 3 });
/** A page as a list of sections, each with prose and optional code. */
const page = fc.uniqueArray(fc.record({ heading: fc.uuid(), prose, code: fc.option(code, { nil: undefined }) }), {
  selector: ({ heading }) => heading,
  minLength: 1,
  maxLength: 6,
});
type Part = { heading: string; prose: string[]; code: string[][] | undefined };

/** `space` and `line` separate words and blocks. */
function written(parts: readonly Part[], { space = ' ', line = '\n\n', fence = '```', mark = '' } = {}): string {
  const blocks = parts.map(({ heading, prose: words, code: lines }) =>
    [
      `## ${heading}`,
      words.map((one, at) => (at === 0 ? `${mark}${one}${mark}` : one)).join(space),
      ...(lines ? [`${fence}js\n${lines.map((own) => own.join(space)).join('\n')}\n${fence}`] : []),
    ].join(line),
  );
  return ['# Title', ...blocks].join(line);
}

const hashes = (text: string) => sectionsOf(text).map(({ hash }) => hash);

test('the sections of a page add up to the page, each with its line', () => {
  fc.assert(
    fc.property(page, (parts) => {
      const text = written(parts);
      const sections = sectionsOf(`---\ndraft: true\n---\n${text}`);
      expect(sections.map((section) => section.text).join('')).toBe(text);
      for (const { line, title } of sections.slice(1)) expect(text.split('\n')[line - 4]).toBe(`## ${title}`);
    }),
  );
});

test('reordering sections changes no hash', () => {
  fc.assert(
    fc.property(page, (parts) => {
      const moved = [...parts].reverse();
      expect(hashes(written(moved)).sort()).toEqual(hashes(written(parts)).sort());
      const recorded = sectionsOf(written(parts));
      expect(compareSections(recorded, sectionsOf(written(moved)))).toEqual([]);
    }),
  );
});

test('white space, formatting and fences change no hash', () => {
  const style = fc.record({
    space: fc.constantFrom(' ', '  ', '\n'),
    line: fc.constantFrom('\n\n', '\n\n\n'),
    fence: fc.constantFrom('```', '~~~', '````'),
    mark: fc.constantFrom('', '*', '**', '_', '`'),
  });
  fc.assert(
    fc.property(page, style, (parts, other) => {
      expect(hashes(written(parts, other))).toEqual(hashes(written(parts)));
    }),
  );
});

test('a changed word changes only the hash of its section', () => {
  fc.assert(
    fc.property(page, fc.nat(), fc.boolean(), (parts, n, inCode) => {
      const at = n % parts.length;
      const changed = parts.map((part, index): Part => {
        if (index !== at) return part;
        return inCode && part.code ? { ...part, code: [...part.code, ['another']] } : { ...part, prose: [...part.prose, 'another'] };
      });
      const [before, after] = [sectionsOf(written(parts)), sectionsOf(written(changed))];
      expect(after.flatMap(({ hash }, index) => (hash === before[index]?.hash ? [] : [index]))).toEqual([at + 1]);
      expect(compareSections(before, after)).toMatchObject([{ kind: 'changed', title: parts[at]?.heading, recorded: at + 1, now: at + 1 }]);
    }),
  );
});

test('a record is read back from its text', () => {
  const sections = fc.array(
    fc.record({ hash: fc.stringMatching(/^[\da-f]{12}$/), title: fc.stringMatching(/^(?:[\w#](?:[\w #]*[\w#])?)?$/) }),
  );
  const name = fc.stringMatching(/^[a-z]+(?:\/[a-z]+)?\.md$/);
  fc.assert(
    fc.property(fc.dictionary(name, sections), (pages) => {
      const map = new Map(Object.entries(pages));
      expect(parseRecord(printRecord(map))).toEqual({ pages: map, faults: [] });
    }),
  );
  expect(parseRecord('a.md\n<<<<<<< ours\n  0123456789ab A\n=======\n').faults).toEqual([2, 4]);
});

test.each([
  ['a list with other markers', '- a\n- b', '* a\n* b'],
  ['another numbering', '1. a\n2. b', '1) a\n1) b'],
  ['a padded table', '| a | b |\n|---|---|\n| c | d |', '| a   | b |\n| :-- | --- |\n| c   | d |'],
  ['an underlined heading', '## A', 'A\n---'],
  ['a closed heading', '## A', '## A ##'],
  ['an anchor', '## A', '## A {#a}'],
  ['a comment', 'a', '<!-- later -->\na'],
  ['curly quotation marks', 'the "door" isn\'t', 'the “door” isn’t'],
  ['code in a fence of another length', '```js\na\n```', '````js\na\n````'],
  ['code after Prettier', "```js\nf({a:1,b:'x',});\n```", '```js\nf({\n  a: 1,\n  b: "x"\n})\n```'],
  ['another name of the language', '```js\na\n```', '```javascript\na\n```'],
])('%s has the same meaning', (_, one, other) => expect(meaning(other)).toBe(meaning(one)));

test.each([
  ['a name', 'call `snake_case`', 'call `snakecase`'],
  ['a number', 'up to 5', 'up to 6'],
  ['a sign', 'x < 5', 'x > 5'],
  ['an address', '[a](/b/)', '[a](/c/)'],
  ['a comment in code', '```js\n// old\n```', '```js\n// new\n```'],
  ['the title of a block', '```js title="a.js"\na\n```', '```js title="b.js"\na\n```'],
])('%s has another meaning', (_, one, other) => expect(meaning(other)).not.toBe(meaning(one)));

test('visible frontmatter fields belong to the first section', () => {
  const [before] = hashes('---\ntitle: A\n---\ntext');
  expect(hashes('---\ntitle: B\n---\ntext')[0]).not.toBe(before);
  expect(hashes('---\ntitle: A\norder: 3\n---\ntext')[0]).toBe(before);
  expect(sectionsOf('```md\n## no heading\n```\n').length).toBe(1);
});

const record = (...titles: string[]) => titles.map((title) => ({ title: title.replace(/[\d.]/g, ''), hash: title }));

test.each([
  ['a new section', ['', 'a', 'b'], ['', 'a', 'n', 'b'], ['added n']],
  ['a removed section', ['', 'a', 'b'], ['', 'b'], ['removed a']],
  ['the same heading', ['', 'a', 'b'], ['', 'a2', 'b'], ['changed a']],
  ['another heading between the same neighbors', ['', 'a', 'b'], ['', 'c', 'b'], ['changed c']],
  ['another heading at the end', ['', 'a'], ['', 'c'], ['changed c']],
  ['one of two with one heading', ['', 'a', 'a2'], ['', 'a', 'a3'], ['changed a']],
  ['the beginning', ['', 'a'], ['2', 'a'], ['changed ']],
  ['moved and changed', ['', 'a', 'b', 'c'], ['', 'c', 'a2', 'b'], ['changed a']],
])('names %s', (_, before, after, changes) =>
  expect(compareSections(record(...before), record(...after)).map(({ kind, title }) => `${kind} ${title}`)).toEqual(changes));

test('changed words, with context', () => {
  expect(wordDiff('It hangs beside the door.', 'It hangs beside the gate.')).toBe('It hangs beside the [-door.-]{+gate.+}');
  expect(wordDiff('a b c d e f g h i j', 'a b c d e f g h i j k')).toBe('… g h i j {+k+}');
});
