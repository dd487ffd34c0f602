import { type Document, type Node, nodeOf, textOf } from '../description/document.ts';
import { valueAt } from '../request/value-at.ts';
import { flatSchema } from '../schema/flat-schema.ts';

/** Properties of a multipart body that are files. */
export function filesOf(
  document: Document,
  properties: ReadonlyMap<string, unknown>,
  encoding: Node,
): Record<string, { name: string; type?: string }> {
  return Object.fromEntries(
    [...properties].flatMap(([name, schema]) => {
      const { node } = flatSchema(document, schema);
      const one = node.items === undefined ? node : flatSchema(document, node.items).node;
      const type =
        textOf(one.contentMediaType) ||
        textOf(nodeOf(valueAt(encoding, name)).contentType)
          .split(',')[0]
          ?.trim() ||
        '';
      const isBinary =
        one.format === 'binary' ||
        (one.contentMediaType !== undefined && one.contentEncoding === undefined) ||
        (one.type === undefined && /^(?:image|audio|video|font)\/|octet-stream|pdf|zip/i.test(type));
      return isBinary
        ? [[name, { name: fileFor(name, type), ...(type === '' || type.includes('*') || /octet-stream/i.test(type) ? {} : { type }) }]]
        : [];
    }),
  );
}

export function withFiles(value: Node, files: Readonly<Record<string, { name: string }>>): Node {
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const file = valueAt(files, name);
      return [name, file === undefined ? inner : Array.isArray(inner) ? inner.map(() => `@${file.name}`) : `@${file.name}`];
    }),
  );
}

const ENDINGS: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  plain: 'txt',
  'svg+xml': 'svg',
  mpeg: 'mp3',
  markdown: 'md',
  'x-yaml': 'yaml',
  gzip: 'gz',
  'x-tar': 'tar',
};

/** `photo.png` */
export function fileFor(name: string, type: string): string {
  const own = /^[\w.+-]+\/([\w.+-]+)/.exec(type)?.[1]?.toLowerCase() ?? '';
  const ending = valueAt(ENDINGS, own) ?? (/^[a-z\d]{2,5}$/.test(own) ? own : '');
  const base = name.replace(/[^\w.-]+/g, '-').replace(/^-+|-+$/g, '') || 'file';
  return ending === '' ? base : `${base}.${ending}`;
}
