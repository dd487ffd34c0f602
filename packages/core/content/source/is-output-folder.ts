import path from 'node:path';

/** Whether something is an output folder, what a build writes beside it, or in one of the two. A page `dist.md` is neither. */
export function isOutputFolder(file: string, out: string): boolean {
  if (!file.startsWith(out)) return false;
  const [beside = ''] = file.slice(out.length).split(path.sep);
  return /^(\.hosting)?(\.\d+-\w+-\w{8}\.(new|old))?$|^\.lock/.test(beside);
}
