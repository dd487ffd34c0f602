import { nodeOf } from './document.ts';
import { examplesOf, sampleValue } from './example-of.ts';
import { isJson } from './request.ts';
import { cellText, type Writer } from './writer.ts';

/** More than this of an example is left out. */
const LONGEST = 6000;
/** So many examples of a body are shown. */
const MOST = 3;

/** The examples of a media type as code blocks; one made from the schema where there is none. `name` is shown where an example has no summary. */
export function exampleFences(writer: Writer, { type, media }: { type: string; media: unknown }, name = ''): string[] {
  const given = examplesOf(writer.document, media);
  const { schema } = nodeOf(media);
  const all = given.length > 0 ? given : schema === undefined ? [] : [{ summary: '', value: sampleValue(writer.document, schema) }];
  return all.slice(0, MOST).flatMap(({ summary, value }) => {
    const text = typeof value === 'string' && !isJson(type) ? value : JSON.stringify(value, null, 2);
    const short = text.length > LONGEST;
    const shown = short ? `${text.slice(0, text.lastIndexOf('\n', LONGEST))}\n…` : text;
    const title = (summary || name).replace(/["\n{}<>]/g, ' ').trim();
    const block = fence(
      `${isJson(type) && !short ? 'json' : 'text'}${title === '' ? '' : ` title="${cellText(title).replaceAll('\\', '')}"`}`,
      shown,
    );
    return short ? [block, `The example is ${Math.round(text.length / 1000)} kB long; this is its beginning.`] : [block];
  });
}

export function fence(info: string, code: string): string {
  const marks = '`'.repeat(Math.max(3, ...[...code.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  return `${marks}${info}\n${code.trimEnd()}\n${marks}`;
}
