import path from 'node:path';

export interface Target {
  file: string;
  /** `/components/schemas/Pet`, or empty for the whole file. */
  pointer: string;
}

/**
 * Possible targets of a reference to another file, most likely first. In a URL, `#` ends the file name and `%20` is a space, but tools
 * write file names unescaped, including `#` and `%`.
 */
export function targetsOf(from: string, $ref: string): [Target, ...Target[]] {
  const marks = [...$ref.matchAll(/#/g)].map(({ index }) => index);
  const [first = $ref.length] = marks;
  const ends = [first, ...marks.slice(1), $ref.length];
  const named = (end: number, read: (name: string) => string): Target => {
    const name = $ref.slice(0, end);
    return { file: name === '' ? from : path.resolve(path.dirname(from), read(name)), pointer: $ref.slice(end + 1) };
  };
  const [end = $ref.length, ...others] = ends;
  return [named(end, decoded), named(end, asWritten), ...others.flatMap((other) => [named(other, decoded), named(other, asWritten)])];
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function asWritten(name: string): string {
  return name;
}
