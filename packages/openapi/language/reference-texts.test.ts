import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { INTERFACE_TEXTS } from '../../core/languages/interface-texts.ts';
import { isRecord } from '../../core/shared/narrow.ts';
import { moduleTree } from '../../core/util/module-tree.ts';
import { FORM_TEXTS } from './form-texts.ts';
import { REFERENCE_TEXTS, sayReferenceIn } from './reference-texts.ts';
import { described, english, nameOfText, sayReference } from './say-reference.ts';

const room = path.join(import.meta.dirname, '..');
/** The texts used in modules: say`…` and document.say`…`. */
function saidIn(isIn: (file: string) => boolean): string[] {
  const said = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) visit(one);
    if (!isRecord(node)) return;
    const { type, tag, quasi } = node;
    if (type === 'TaggedTemplateExpression' && isRecord(tag) && isRecord(quasi) && Array.isArray(quasi.quasis)) {
      const name = isRecord(tag.property) ? tag.property.name : tag.name;
      const strings = quasi.quasis.map((part) => (isRecord(part) && isRecord(part.value) ? String(part.value.cooked) : ''));
      if (name === 'say') said.add(nameOfText(strings));
    }
    for (const inner of Object.values(node)) visit(inner);
  };
  for (const file of readdirSync(room, { recursive: true, encoding: 'utf8' }))
    if (/(?<!\.test)\.tsx?$/.test(file) && isIn(file)) visit(moduleTree(readFileSync(path.join(room, file), 'utf8'), 'tsx'));
  return [...said].sort();
}

describe.each([...REFERENCE_TEXTS])('%s', (lang, texts) => {
  test('has every text of the reference, with the same placeholders', () => {
    expect(Object.keys(texts).sort()).toEqual(saidIn(() => true));
    const parts = (text: string) => [...new Set(text.match(/\{\d\}/g))].sort();
    for (const [text, said] of Object.entries(texts)) expect(parts(said), text).toEqual(parts(text));
  });

  test('has the plural categories of the language', () => {
    const known = new Set(new Intl.PluralRules(lang).resolvedOptions().pluralCategories);
    for (const said of Object.values(texts).filter((text) => text.includes(' | ')))
      for (const form of said.split(' | ')) expect([...known, 'other']).toContain(form.slice(0, form.indexOf(':')));
  });
});

const CJK = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}';
/** What a language's texts never have: French without a fixed space, Japanese and Chinese with half-width marks, Spanish with one mark. */
const NEVER: readonly (readonly [lang: string, RegExp])[] = [
  ['fr', /[^\u00A0\u202F`][:;!?](?:\s|$)|«(?![\u00A0\u202F])/],
  ['es', /^[^¿]*\?$|^[^¡]*!$/],
  ['ja', new RegExp(`[${CJK}}][:;,.!?(]|[:;,!?)][${CJK}]`, 'u')],
  ['zh', new RegExp(`[${CJK}}][:;,.!?(]|[:;,!?)][${CJK}]`, 'u')],
];

test.each(NEVER)('punctuation in %s', (lang, never) => {
  // Names of plural categories are followed by a colon.
  const all = Object.entries({ ...INTERFACE_TEXTS[lang], ...REFERENCE_TEXTS.get(lang) });
  const wrong = all.filter(([, said]) => never.test(said.replace(/(?:^|(?<=\| ))\w+: /g, '')));
  expect(all.length).toBeGreaterThan(300);
  expect(wrong).toEqual([]);
});

test('forms include the texts they use', () => {
  expect([...FORM_TEXTS].sort()).toEqual(saidIn((file) => /^(?:components|request)[\\/]/.test(file)));
});

test('components show only translatable texts', () => {
  const shown: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) visit(one);
    if (!isRecord(node)) return;
    if (node.type === 'JSXText' && /\p{L}/u.test(String(node.value))) shown.push(String(node.value).trim());
    for (const inner of Object.values(node)) visit(inner);
  };
  for (const file of readdirSync(path.join(room, 'components')).filter((name) => name.endsWith('.tsx')))
    visit(moduleTree(readFileSync(path.join(room, 'components', file), 'utf8'), 'tsx'));
  expect(shown).toEqual([]);
});

test('names and their meanings are separated as the language does it, without empty parts', () => {
  const said = (lang: string) => described(sayReferenceIn(lang), '`a`', '', 'b', 'c');
  expect([said('en'), said('fr'), said('zh')]).toEqual(['`a`: b: c', '`a`\u00A0: b\u00A0: c', '`a`：b：c']);
  expect(described(english, '', '')).toBe('');
});

test('a text is in the language of the site, with its own texts first and English as fallback', () => {
  const said = (say: typeof english, count: number) => [say`at least ${count}`, say`${count} items`, say`no such text ${count}`];
  expect(said(english, 3)).toEqual(['at least 3', '3 items', 'no such text 3']);
  expect(said(sayReferenceIn('de-AT'), 3)).toEqual(['mindestens 3', '3 Elemente', 'no such text 3']);
  expect(
    said(sayReferenceIn('de-AT', { DE: { '{0} items': 'one: {0} Stück | other: {0} Stücke' }, fr: { 'at least {0}': '' } }), 1),
  ).toEqual(['mindestens 1', '1 Stück', 'no such text 1']);
  expect(said(sayReferenceIn('ar'), 2)[1]).toBe('عنصران');
  expect(sayReferenceIn('nl')).toBe(english);
  expect(sayReference({ '{0} or {1}': '{1}/{0}' })`${'$&'} or ${'b'}`).toBe('b/$&');
});
