import { encodePng } from './png.ts';

export type Colour = readonly [red: number, green: number, blue: number];
export type Point = readonly [x: number, y: number];

/** A picture of a few shapes with soft edges: enough for icons and cards, without a graphics library. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly #pixels: Uint8Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#pixels = new Uint8Array(width * height * 4);
  }

  /** A rectangle with round corners. */
  box([left, top]: Point, width: number, height: number, radius: number, colour: Colour): void {
    const [right, bottom] = [left + width, top + height];
    const middle: Point = [left + width / 2, top + height / 2];
    const distance = (x: number, y: number) => {
      const across = Math.abs(x - middle[0]) - width / 2 + radius;
      const along = Math.abs(y - middle[1]) - height / 2 + radius;
      if (across <= 0 || along <= 0) return Math.max(across, along) - radius;
      return Math.sqrt(across * across + along * along) - radius;
    };
    // The inside, most of it, is filled; only the frame around it has edges to look at.
    const frame = Math.ceil(radius) + 1;
    const inner = {
      left: Math.ceil(left) + frame,
      top: Math.ceil(top) + frame,
      right: Math.floor(right) - frame,
      bottom: Math.floor(bottom) - frame,
    };
    if (inner.right <= inner.left || inner.bottom <= inner.top) {
      this.#paint([left, top], [right, bottom], colour, distance);
      return;
    }
    this.#fill(inner, colour);
    this.#paint([left, top], [right, inner.top], colour, distance);
    this.#paint([left, inner.bottom], [right, bottom], colour, distance);
    this.#paint([left, inner.top], [inner.left, inner.bottom], colour, distance);
    this.#paint([inner.right, inner.top], [right, inner.bottom], colour, distance);
  }

  /** A circle that is drawn, not filled. */
  ring([x0, y0]: Point, radius: number, thickness: number, colour: Colour): void {
    const reach = radius + thickness;
    this.#paint(
      [x0 - reach, y0 - reach],
      [x0 + reach, y0 + reach],
      colour,
      (x, y) => Math.abs(Math.sqrt((x - x0) ** 2 + (y - y0) ** 2) - radius) - thickness / 2,
    );
  }

  /** A line through points, one part after the other. */
  line(points: readonly Point[], thickness: number, colour: Colour): void {
    for (const [index, [x2, y2]] of points.entries()) {
      const [x1, y1] = points[index - 1] ?? [x2, y2];
      const from: Point = [Math.min(x1, x2) - thickness, Math.min(y1, y2) - thickness];
      const to: Point = [Math.max(x1, x2) + thickness, Math.max(y1, y2) + thickness];
      this.#paint(from, to, colour, (x, y) => toSegment(x, y, [x1, y1], [x2, y2]) - thickness / 2);
    }
  }

  png(): Buffer {
    return encodePng(this.width, this.height, this.#pixels);
  }

  /** `distance` from the edge of a shape in pixels, below zero inside; only pixels between the corners are looked at. */
  #paint([left, top]: Point, [right, bottom]: Point, colour: Colour, distance: (x: number, y: number) => number): void {
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(this.height, Math.ceil(bottom)); y++) {
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(this.width, Math.ceil(right)); x++) {
        const cover = Math.min(1, Math.max(0, 0.5 - distance(x + 0.5, y + 0.5)));
        if (cover > 0) this.#blend((y * this.width + x) * 4, colour, cover);
      }
    }
  }

  #fill(area: { left: number; top: number; right: number; bottom: number }, colour: Colour): void {
    const whole = new Uint32Array(this.#pixels.buffer);
    const value = new Uint32Array(new Uint8Array([...colour, 255]).buffer)[0] ?? 0;
    const [from, to] = [Math.max(0, area.left), Math.min(this.width, area.right)];
    for (let y = Math.max(0, area.top); y < Math.min(this.height, area.bottom); y++)
      whole.fill(value, y * this.width + from, y * this.width + to);
  }

  #blend(at: number, colour: Colour, cover: number): void {
    const pixels = this.#pixels;
    if (cover === 1) {
      pixels[at] = colour[0];
      pixels[at + 1] = colour[1];
      pixels[at + 2] = colour[2];
      pixels[at + 3] = 255;
      return;
    }
    const below = ((pixels[at + 3] ?? 0) / 255) * (1 - cover);
    const alpha = cover + below;
    for (let i = 0; i < 3; i++) pixels[at + i] = Math.round(((colour[i] ?? 0) * cover + (pixels[at + i] ?? 0) * below) / alpha);
    pixels[at + 3] = Math.round(alpha * 255);
  }
}

function toSegment(x: number, y: number, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
  return Math.sqrt((x - x1 - along * dx) ** 2 + (y - y1 - along * dy) ** 2);
}
