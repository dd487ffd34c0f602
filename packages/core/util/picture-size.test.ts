import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pictureSize } from './picture-size.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'docs-pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Only the part of each format that contains the size. */
const png = (width: number, height: number) => {
  const bytes = Buffer.alloc(33);
  bytes.write('\x89PNG\r\n\x1a\n', 'latin1');
  bytes.writeUInt32BE(13, 8);
  bytes.write('IHDR', 12, 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};
const gif = Buffer.from('47494638396140012000', 'hex');
/** After so much about the camera that the size is not at the beginning. */
const jpeg = Buffer.concat([
  Buffer.from('ffd8', 'hex'),
  ...Array.from({ length: 3 }, () => Buffer.concat([Buffer.from('ffe2ffff', 'hex'), Buffer.alloc(0xfffd)])),
  Buffer.from('ffc0001108006400c80301220002110103110100', 'hex'),
]);

test.each<[string, string | Uint8Array, object | undefined]>([
  ['a.png', png(640, 360), { width: 640, height: 360 }],
  ['a.gif', gif, { width: 320, height: 32 }],
  ['a.jpg', jpeg, { width: 200, height: 100 }],
  ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"></svg>', { width: 30, height: 20 }],
  ['b.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24.4 12"></svg>', { width: 24, height: 12 }],
  ['a.mp4', 'no picture', undefined],
  ['cut.png', png(1, 1).subarray(0, 12), undefined],
  ['empty.png', '', undefined],
])('%s', (name, content, size) => {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  expect(pictureSize(file)).toEqual(size);
});

test('a replaced image has its new size; a deleted one has none', () => {
  const file = path.join(folder, 'b.png');
  writeFileSync(file, png(10, 20));
  expect(pictureSize(file)?.width).toBe(10);
  writeFileSync(file, Buffer.concat([png(30, 20), Buffer.from(' ')]));
  expect(pictureSize(file)?.width).toBe(30);
  rmSync(file);
  expect(pictureSize(file)).toBeUndefined();
});
