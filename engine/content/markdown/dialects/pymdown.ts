import { closeMark, type Dialect, lineFrom, openMark } from './page-lines.ts';

/** `/// note | Title` and `///`: https://facelessuser.github.io/pymdown-extensions/extensions/blocks/ */
const MARK = /^([ \t]*)(\/{3,})[ \t]*(?:([a-z][\w-]*)[ \t]*(?:\|[ \t]*(.*?))?)?[ \t]*$/;

/** Blocks between rows of slashes. */
export const pymdown: Dialect = (lines) =>
  lines.map((line) => {
    const [, indent = '', slashes = '', name = '', title = ''] = line.verbatim ? [] : (MARK.exec(line.text) ?? []);
    if (slashes === '') return line;
    if (name === '') return lineFrom(line, indent, closeMark(slashes));
    if (name === 'tab') return lineFrom(line, indent, openMark(slashes, 'Tab', '', { label: title }));
    return lineFrom(line, indent, openMark(slashes, name, title));
  });
