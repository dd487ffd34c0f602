import { expect, test } from 'vitest';
import { isAllowed } from './allowed-origin.ts';

test.each([
  ['https://a.example/x.png', ['https://a.example'], true],
  ['//a.example/x.png', ['https://a.example'], true],
  ['http://a.example/x.png', ['https://a.example'], false],
  ['https://a.example.evil/x.png', ['https://a.example'], false],
  ['https://img.a.example/x.png', ['https://a.example', 'https://*.a.example'], true],
  ['https://nota.example/x.png', ['https://*.a.example'], false],
  ['https://a.example:8443/x', ['https://a.example'], false],
  ['https://', ['https://a.example'], false],
])('%s with %j: %s', (address, origins, expected) => {
  expect(isAllowed(address, origins)).toBe(expected);
});
