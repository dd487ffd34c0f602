/** Units of a piece as they are counted when it is cut, one digit (base 36) for so many. */
const UNITS = 500;
/** What a unit takes when it is sent, compressed. */
const BYTES = 0.5;

/** Names and sizes of pieces of one kind: `terms.AAAA.json`, `terms.BBBB.json` become `AAAABBBB`. */
export function packPieces(kind: string, pieces: readonly { file: string; units: number }[]): [names: string, sizes: string] {
  return [
    pieces.map(({ file }) => file.slice(kind.length + 1, -'.json'.length)).join(''),
    pieces.map(({ units }) => Math.min(35, Math.ceil(units / UNITS)).toString(36)).join(''),
  ];
}

export function unpackPieces(kind: string, names: string, sizes: string): { file: string; size: number }[] {
  const length = names.length / sizes.length;
  return [...sizes].map((digit, index) => ({
    file: `${kind}.${names.slice(index * length, (index + 1) * length)}.json`,
    size: Number.parseInt(digit, 36) * UNITS * BYTES,
  }));
}
