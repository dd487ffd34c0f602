import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Decision } from './Decision.tsx';
import { Form } from './Form.tsx';
import { Nest } from './Nest.tsx';
import { Path } from './Path.tsx';
import { Runs } from './Runs.tsx';
import { Sequence } from './Sequence.tsx';
import { Sheet } from './Sheet.tsx';
import { Terminal } from './Terminal.tsx';

/** Texts between tags, in order. */
const words = (element: ReactElement) =>
  renderToStaticMarkup(element)
    .split(/<[^>]*>/)
    .filter((text) => text !== '');

test.each<[string, () => ReactElement, string[]]>([
  [
    'fields and buttons',
    () => <Form alt="A" title="T" lines={['Name = Ada', 'Zone > UTC', '[Save] [Cancel]', 'Said']} />,
    ['T', 'Name', 'Ada', 'Zone', 'UTC', 'Save', 'Cancel', 'Said'],
  ],
  ['a button beside a field', () => <Form alt="A" title="T" lines={['Key = 1 [Copy]']} />, ['T', 'Key', '1', 'Copy']],
  ['a field with brackets', () => <Form alt="A" title="T" lines={['Cells = [1]']} />, ['T', 'Cells', '[1]']],
  [
    'a marked part',
    () => <Form alt="A" title="T" lines={['On [x]', '[Save]', '[Save]']} marks="3 Save" />,
    ['T', 'On', 'Save', '3', 'Save'],
  ],
  ['boxes in boxes', () => <Nest alt="A" lines={['Outer', '  Inner', 'Next']} />, ['Outer', 'Inner', 'Next']],
  [
    'answers',
    () => <Decision alt="A" lines={['Is it?', '  Yes: Do it', '  No: Wait?', '    Never: Leave']} />,
    ['Is it?', 'Yes', 'Do it', 'No', 'Wait?', 'Never', 'Leave'],
  ],
  ['stages', () => <Path alt="A" stages={['One', '= Wall | only port 22', 'Two']} />, ['One', 'Wall', 'only port 22', 'Two']],
  [
    'messages',
    () => <Sequence alt="A" messages={['A -> B: ask: now', 'B: thinks', 'B -> A: say']} />,
    ['A', 'B', 'ask: now', 'thinks', 'say'],
  ],
  [
    'runs',
    () => <Runs alt="A" rows={['One: reads it @ 0-2, *waits* @ 2-4']} unit="s" />,
    ['One', 'reads it', 'waits', '0 s', '1', '2', '3', '4'],
  ],
  [
    'rows before and after',
    () => <Sheet alt="A" columns={['C']} rows={[['1']]} added={[['2']]} />,
    ['Before', 'C', '1', 'After', 'C', '1', '2'],
  ],
  ['commands', () => <Terminal alt="A" lines={['$ ls', 'a']} />, ['Terminal', '$ ls', 'a']],
])('%s', (_, element, expected) => {
  expect(words(element())).toEqual(expected);
});

test.each<[string, () => ReactElement, string]>([
  ['no text alternative', () => <Terminal lines={['$ ls']} />, 'The figure has no alternative text.'],
  [
    'a mark without a matching part',
    () => <Form alt="A" title="T" lines={[]} marks="1 Save" />,
    'No part of the figure is labeled “Save”.',
  ],
  ['a mark without a number', () => <Form alt="A" title="T" lines={[]} marks="Save" />, '“Save” is not a valid mark.'],
  ['a skipped level', () => <Nest alt="A" lines={['Outer', '    Inner']} />, '“Inner” is indented too far.'],
  ['no lines', () => <Decision alt="A" />, '`lines` is empty.'],
  ['one stage', () => <Path alt="A" stages={['One']} />, '`stages` lists fewer than two stages.'],
  ['a single participant', () => <Sequence alt="A" messages={['A: thinks']} />, 'A sequence has two to four participants, not 1.'],
  ['no message', () => <Sequence alt="A" messages={['A and B']} />, '“A and B” is not a valid message.'],
  ['no row', () => <Runs alt="A" rows={['One: reads @ 0-x']} />, '`rows` has no parts.'],
  [
    'no room',
    () => <Runs alt="A" rows={['One: incomprehensible @ 0-1, waits @ 1-20']} />,
    '“incomprehensible” has no room on a narrow screen.',
  ],
  ['a missing cell', () => <Sheet alt="A" columns={['C', 'D']} rows={[['1']]} />, 'The row “1” does not have one cell per column.'],
])('%s is reported', (_, element, message) => {
  expect(() => renderToStaticMarkup(element())).toThrow(message);
});
