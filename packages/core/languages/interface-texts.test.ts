import { expect, test } from 'vitest';
import { INTERFACE_WORDS } from '../shared/interface-words.ts';
import { INTERFACE_TEXTS } from './interface-texts.ts';

test.each(Object.entries(INTERFACE_TEXTS))('%s has all texts, with the same placeholders', (_, texts) => {
  expect(Object.keys(texts).sort()).toEqual([...INTERFACE_WORDS].sort());
  const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))];
  for (const word of INTERFACE_WORDS) expect(placeholders(texts[word] ?? '')).toEqual(placeholders(word));
});
