import { closeMark, type Dialect, lineFrom, openMark, type PageLine, unescaped } from '../../core/plugin/dialect.ts';

/** `/// note | Title` and `///`: https://facelessuser.github.io/pymdown-extensions/extensions/blocks/ */
const MARK = /^([ \t]*)(\/{3,})[ \t]*(?:([a-z][\w-]*)[ \t]*(?:\|[ \t]*(.*?))?)?[ \t]*$/;

/** `    type: warning`, right below. */
const OPTION = /^[ \t]{4,}([a-z][\w-]*):[ \t]*(.*?)[ \t]*$/;

/** Blocks between rows of slashes. Consecutive tabs form a set. */
export const pymdown: Dialect = (lines) => {
  const result: PageLine[] = [];
  const open: string[] = [];
  let inTabs = false;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    if (!line) break;
    const [, indent = '', slashes = '', name = '', title = ''] = line.verbatim ? [] : (MARK.exec(line.text) ?? []);
    if (inTabs && open.length === 0 && line.text.trim() !== '' && name !== 'tab') {
      inTabs = false;
      result.push(lineFrom(line, '', closeMark('tabs')));
    }
    if (slashes === '') {
      result.push(line);
      continue;
    }
    if (name === '') {
      open.pop();
      result.push(lineFrom(line, indent, closeMark(slashes)));
      continue;
    }
    let type = '';
    for (let option = OPTION.exec(lines[at + 1]?.text ?? ''); option; option = OPTION.exec(lines[at + 1]?.text ?? '')) {
      at++;
      if (option[1] === 'type') type = option[2] ?? '';
    }
    if (name === 'tab' && open.length === 0 && !inTabs) {
      inTabs = true;
      result.push(lineFrom(line, indent, openMark('tabs', 'Tabs')));
    }
    open.push(slashes);
    if (name === 'tab') result.push(lineFrom(line, indent, openMark(slashes, 'Tab', '', { label: unescaped(title) })));
    else if (name === 'html') result.push(lineFrom(line, indent, openMark(slashes, 'Fragment')));
    else result.push(lineFrom(line, indent, openMark(slashes, name === 'admonition' ? type || 'note' : name, title)));
  }
  if (inTabs) result.push(lineFrom(result.at(-1) ?? { line: 1, shift: 0, text: '', verbatim: false }, '', closeMark('tabs')));
  return result;
};
