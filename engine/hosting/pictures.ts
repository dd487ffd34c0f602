import path from 'node:path';
import type { Engine } from '../build/engine.ts';
import { keepSealed, readSealed } from '../build/sealed-file.ts';
import { shortHash } from '../build/short-hash.ts';
import { Canvas, type Colour, type Point } from './canvas.ts';

const GREEN: Colour = [10, 115, 80];
const LIGHT: Colour = [230, 245, 238];
const WHITE: Colour = [255, 255, 255];
const GREY: Colour = [203, 216, 210];

/** The sign of the site, as in `theme/Logo.tsx`: two nodes and the way between them, in a square of 24. */
const WAY: Point[] = [
  [9, 4],
  [13.5, 4],
  ...Array.from({ length: 25 }, (_, i): Point => [13.5 + 4 * Math.sin((i / 24) * Math.PI), 8 - 4 * Math.cos((i / 24) * Math.PI)]),
  [10, 12],
  ...Array.from({ length: 25 }, (_, i): Point => [10 - 4 * Math.sin((i / 24) * Math.PI), 16 - 4 * Math.cos((i / 24) * Math.PI)]),
  [14, 20],
];

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="5" fill="#0a7350"/>' +
  '<g transform="translate(3.6 3.6) scale(.7)" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round"><circle cx="6" cy="4" r="2.8"/><circle cx="17" cy="20" r="2.8"/>' +
  '<path d="M9 4h4.5a4 4 0 0 1 0 8H10a4 4 0 0 0 0 8h4"/></g></svg>\n';

export interface Pictures {
  /** Address from the root of the docs → content. */
  files: Map<string, Uint8Array>;
  /** Address of the picture that link previews show. */
  card: string;
  icons: { svg: string; ico: string; touch: string };
}

let drawn: Pictures | undefined;

interface Kept extends Omit<Pictures, 'files'> {
  /** Address and content in base64. */
  files: [address: string, content: string][];
}

/** Takes the pictures from the cache of an engine, or draws them and puts them there: drawing takes longer than all else of a small build. */
export async function keepPictures({ cacheFolder, hash }: Engine): Promise<void> {
  if (drawn) return;
  const file = path.join(cacheFolder, 'pictures.json');
  // What is kept below.
  const kept = readSealed(file, hash) as Kept | undefined;
  if (kept) drawn = { ...kept, files: new Map(kept.files.map(([address, content]) => [address, Buffer.from(content, 'base64')])) };
  else {
    const { files, ...rest } = pictures();
    const texts = [...files].map(([address, content]): [string, string] => [address, Buffer.from(content).toString('base64')]);
    await keepSealed(file, hash, { ...rest, files: texts } satisfies Kept);
  }
}

/** Icons of the site, and the picture of link previews for pages that name none. Drawn once. */
export function pictures(): Pictures {
  if (drawn) return drawn;
  const files = new Map<string, Uint8Array>();
  const add = (name: string, extension: string, content: Uint8Array) => {
    const address = `/assets/${name}.${shortHash(content)}.${extension}`;
    files.set(address, content);
    return address;
  };
  const icons = { svg: add('icon', 'svg', Buffer.from(SVG)), ico: '/favicon.ico', touch: add('icon-180', 'png', icon(180, 0)) };
  files.set(icons.ico, ico(32));
  drawn = { files, card: add('card', 'png', card()), icons };
  return drawn;
}

function sign(canvas: Canvas, [left, top]: Point, size: number, colour: Colour): void {
  const scale = size / 24;
  const at = ([x, y]: Point): Point => [left + x * scale, top + y * scale];
  canvas.ring(at([6, 4]), 2.8 * scale, 2.6 * scale, colour);
  canvas.ring(at([17, 20]), 2.8 * scale, 2.6 * scale, colour);
  canvas.line(WAY.map(at), 2.6 * scale, colour);
}

function icon(size: number, radius: number): Buffer {
  const canvas = new Canvas(size, size);
  canvas.box([0, 0], size, size, radius, GREEN);
  sign(canvas, [size * 0.15, size * 0.15], size * 0.7, WHITE);
  return canvas.png();
}

/** An icon file that holds one PNG, which every browser since 2010 reads. */
function ico(size: number): Buffer {
  const png = icon(size, size / 5);
  const head = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(png.length, 14);
  return Buffer.concat([head, png]);
}

/** A page as it looks from afar: the sign, a sidebar, lines of text. 1200 × 630 is what previews show whole. */
function card(): Buffer {
  const canvas = new Canvas(1200, 630);
  canvas.box([-1, -1], 1202, 632, 0, GREEN);
  sign(canvas, [96, 155], 320, WHITE);
  canvas.box([520, 90], 760, 640, 28, WHITE);
  for (const [row, width] of [120, 160, 96, 140, 110, 150].entries())
    canvas.box([560, 180 + row * 56], width, 18, 9, row === 1 ? GREEN : GREY);
  canvas.box([780, 170], 300, 38, 10, GREEN);
  for (const [row, width] of [360, 340, 372, 220].entries()) canvas.box([780, 250 + row * 38], width, 16, 8, GREY);
  canvas.box([780, 420], 420, 150, 14, LIGHT);
  for (const [row, width] of [180, 260, 140].entries()) canvas.box([806, 450 + row * 34], width, 14, 7, GREEN);
  return canvas.png();
}
