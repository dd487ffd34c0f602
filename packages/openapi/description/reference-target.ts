import path from 'node:path';

export interface Target {
  file: string;
  /** `/components/schemas/Pet`, or empty for the whole file. */
  pointer: string;
}

/**
 * What a reference to another file may mean, the most likely first. A `#` ends the address of a file, and `%20` is a space in it, but
 * tools write the names of files as they are, with `#` and `%` in them.
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
