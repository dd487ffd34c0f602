import { IndexReader } from '../format/index-reader.ts';
import { parseRoot } from '../format/parse-index.ts';
import type { SearchFiles } from '../index/assemble-index.ts';

/** Reads an index from memory the way the browser reads it from the server. */
export function memoryReader({ root, files }: SearchFiles, onRead: (file: string) => void = () => {}): IndexReader {
  return new IndexReader(parseRoot(JSON.parse(root)), async (file) => {
    const content = files.get(file);
    if (content === undefined) throw new Error(`The index has no file ${file}.`);
    onRead(file);
    return JSON.parse(content);
  });
}
