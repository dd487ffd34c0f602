import { expect, test } from 'vitest';
import { ExactNumber, jsonText } from './exact-number.ts';
import type { RequestParameter } from './request.ts';
import { cookiePairs, formPairs, formParts, headerText, pathText, queryPairs, queryText } from './serialize.ts';

const LIST = ['blue', 'black'];
const OBJECT = { R: 100, G: 200 };

// https://spec.openapis.org/oas/v3.1.1.html#style-examples
test.each([
  ['form', true, '', 'color='],
  ['form', true, 'a b&c', 'color=a%20b%26c'],
  ['form', true, LIST, 'color=blue&color=black'],
  ['form', false, LIST, 'color=blue,black'],
  ['form', false, ['a,b', 'c'], 'color=a%2Cb,c'],
  ['form', true, OBJECT, 'R=100&G=200'],
  ['form', false, OBJECT, 'color=R,100,G,200'],
  ['spaceDelimited', false, LIST, 'color=blue%20black'],
  ['pipeDelimited', false, LIST, 'color=blue%7Cblack'],
  ['pipeDelimited', true, LIST, 'color=blue&color=black'],
  ['deepObject', true, OBJECT, 'color%5BR%5D=100&color%5BG%5D=200'],
  ['deepObject', undefined, { a: { b: [1, 2] } }, 'color%5Ba%5D%5Bb%5D%5B0%5D=1&color%5Ba%5D%5Bb%5D%5B1%5D=2'],
  [undefined, undefined, LIST, 'color=blue&color=black'],
  [undefined, undefined, [], ''],
  [undefined, undefined, null, ''],
  [undefined, undefined, new ExactNumber('9223372036854775807'), 'color=9223372036854775807'],
])('query, %s, explode %s: %j', (style, explode, value, text) => {
  expect(queryText(queryPairs('color', value, { ...(style ? { style } : {}), ...(explode === undefined ? {} : { explode }) }))).toBe(text);
});

test('reserved characters are kept if allowed, and values with a media type are JSON', () => {
  expect(queryText(queryPairs('url', 'https://a.example/?b=1&c', { allowReserved: true }))).toBe('url=https://a.example/?b=1%26c');
  expect(queryText(queryPairs('filter', { a: [1] }, { contentType: 'application/json' }))).toBe('filter=%7B%22a%22%3A%5B1%5D%7D');
});

test.each([
  ['simple', false, 'a/b c', 'a%2Fb%20c'],
  ['simple', false, LIST, 'blue,black'],
  ['simple', false, OBJECT, 'R,100,G,200'],
  ['simple', true, OBJECT, 'R=100,G=200'],
  ['label', false, LIST, '.blue,black'],
  ['label', true, LIST, '.blue.black'],
  ['label', true, OBJECT, '.R=100.G=200'],
  ['matrix', false, 'blue', ';color=blue'],
  ['matrix', false, LIST, ';color=blue,black'],
  ['matrix', true, LIST, ';color=blue;color=black'],
  ['matrix', true, OBJECT, ';R=100;G=200'],
])('path, %s, explode %s: %j', (style, explode, value, text) => {
  const parameter: RequestParameter = { name: 'color', place: 'path', schema: {}, style, explode };
  expect(pathText(parameter, value)).toBe(text);
});

test.each([
  [false, LIST, 'blue,black'],
  [false, OBJECT, 'R,100,G,200'],
  [true, OBJECT, 'R=100,G=200'],
])('header, explode %s: %j', (explode, value, text) => expect(headerText({ explode }, value)).toBe(text));

test.each([
  ['cookie', undefined, 'a b/c', 'color=a b/c'],
  ['cookie', undefined, LIST, 'color=blue; color=black'],
  ['cookie', false, LIST, 'color=blue,black'],
  ['cookie', undefined, OBJECT, 'R=100; G=200'],
  ['form', undefined, 'a b/c', 'color=a%20b%2Fc'],
  ['form', undefined, LIST, 'color=blue,black'],
])('cookie, %s, explode %s: %j', (style, explode, value, text) => {
  const pairs = cookiePairs('color', value, { style, ...(explode === undefined ? {} : { explode }) });
  expect(pairs.map(({ name, value: plain, exact }) => `${name}=${exact ?? encodeURIComponent(plain)}`).join('; ')).toBe(text);
});

test('form fields follow their encoding; without one, objects are JSON', () => {
  const value = { tags: LIST, card: { month: 1 }, meta: { a: 1 }, ids: [1, 2] };
  const encoding = { card: { style: 'deepObject', explode: true }, ids: { style: 'form', explode: false } };
  expect(queryText(formPairs({ value, encoding }))).toBe('tags=blue&tags=black&card%5Bmonth%5D=1&meta=%7B%22a%22%3A1%7D&ids=1,2');
});

test('the parts of a multipart body are files, JSON or text', () => {
  const value = { photo: '@photo.png', photos: ['@a.png', '@b.png'], meta: { a: 1 }, note: 'x', list: ['1', '2'] };
  const files = { photo: { name: 'photo.png', type: 'image/png' }, photos: { name: 'photos' } };
  expect(formParts({ value, files })).toEqual([
    { name: 'photo', value: '', file: 'photo.png', type: 'image/png' },
    { name: 'photos', value: '', file: 'a.png' },
    { name: 'photos', value: '', file: 'b.png' },
    { name: 'meta', value: '{"a":1}', type: 'application/json' },
    { name: 'note', value: 'x' },
    { name: 'list', value: '1' },
    { name: 'list', value: '2' },
  ]);
});

test('exact numbers keep their digits in JSON', () => {
  expect(jsonText({ id: new ExactNumber('9223372036854775807'), rate: new ExactNumber('1.0'), n: 2 })).toBe(
    '{"id":9223372036854775807,"rate":1.0,"n":2}',
  );
});
