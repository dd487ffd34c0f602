import { changeAroundCode, LIFTED } from './replace-code.ts';

/** Characters that the compiler treats as a symbol and as a space. Pages that already contain either are left alone; see `markCjk`. */
const SYMBOL = '\u2425';
const SPACE = '\u205F';
const MARKS = /[\u2425\u205F]|%E2%90%A5|%E2%81%9F|\\u(?:2425|205f)/gi;

/** Chinese, Japanese and Korean letters and punctuation. */
const CJK =
  /[\u1100-\u11FF\u2E80-\u303F\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7FF\uF900-\uFAFF\uFE10-\uFE1F\uFE30-\uFE6F\uFF01-\uFFEE\u{16FE0}-\u{18DFF}\u{1AFF0}-\u{1B2FF}\u{1F200}-\u{1F2FF}\u{20000}-\u{3FFFF}]/u;
const SIGN = /[\p{P}\p{S}]/u;
/** Placeholders of code count too, because backticks surround it. */
const isSign = (character: string) => SIGN.test(character) || character === LIFTED;
/** Emphasis markers, which may be escaped. */
const RUN = /\\[^\n]|\*+|~{1,2}(?!~)/gu;
/** A bare address in a sentence, up to the punctuation that ends it, but not one in a link, tag or definition. */
const ADDRESS =
  /(?<!\]\(|[<"'=\w[/]|\]:[ \t]*)(?:https?:\/\/|www\.)[^\s<\u3001-\u3003\u3008-\u3011\u3014-\u301F\uFF01\uFF08\uFF09\uFF0C\uFF0E\uFF1A\uFF1B\uFF1F\uFF3B\uFF3D\uFF5B\uFF5D\uFF5F-\uFF64]+(?=[\u3001-\uFF64])/g;

/**
 * Makes emphasis and bare addresses work in Chinese, Japanese and Korean text, where no spaces separate words:
 * https://github.com/tats-u/markdown-cjk-friendly/blob/main/specification.md. CommonMark ignores an emphasis marker between punctuation
 * and a letter, so a symbol is inserted on the side of the letter; a space is inserted after an address. `withoutMarks` removes both
 * from the output.
 */
export function markCjk(source: string): string {
  if (!CJK.test(source) || !/[*~]|:\/\/|www\./.test(source) || source.includes(SYMBOL) || source.includes(SPACE)) return source;
  return changeAroundCode(source, (text) =>
    text
      .replace(RUN, (run, at: number) => {
        if (run.startsWith('\\')) return run;
        const before = lastOf(text.slice(Math.max(0, at - 2), at));
        const after = String.fromCodePoint(text.codePointAt(at + run.length) ?? 32);
        if (/\s/.test(before + after) || before === '' || !(CJK.test(before) || CJK.test(after))) return run;
        if (isSign(before) === isSign(after)) return run;
        return isSign(before) ? run + SYMBOL : SYMBOL + run;
      })
      .replace(ADDRESS, (address) => address + SPACE),
  );
}

/** Removes the marks of `markCjk` from output of the compiler. */
export function withoutMarks(compiled: string): string {
  return compiled.replace(MARKS, '');
}

/** Column in the page for a column in a marked line. */
export function columnWithoutMarks(line: string, column: number): number {
  return column - (line.slice(0, column - 1).match(MARKS)?.length ?? 0);
}

function lastOf(text: string): string {
  return [...text].at(-1) ?? '';
}
