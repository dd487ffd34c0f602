// Checks samples and texts of a description, for `bench/openapi.js`.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Document } from '../packages/openapi/description/document.ts';
import { readDescription } from '../packages/openapi/description/read-description.ts';
import { BuiltText, describedTexts, LEFT_OUT } from '../packages/openapi/proof/found-texts.ts';
import { LABELS, runSamples } from '../packages/openapi/proof/run-samples.ts';
import { samplesOf } from '../packages/openapi/proof/samples-of.ts';

/** Faults of each kind to list. */
const LISTED = 8;

async function documentOf(file: string): Promise<Document> {
  const read = await readDescription(path.resolve(file), path.basename(file), {});
  if (read instanceof Document) return read;
  throw new Error(read.map(({ file: name, line, message }) => `${name}:${line} ${message}`).join('\n'));
}

/** Runs the samples in all languages against a server that validates each request against the description. */
export async function proveSamples(file: string): Promise<string> {
  const document = await documentOf(file);
  const run = await runSamples(document.root, samplesOf(document));
  const lines = LABELS.flatMap((label) => {
    const own = run.filter((sample) => sample.label === label);
    const wrong = own.filter(({ faults }) => faults.length > 0);
    return [
      `${path.basename(file)}: ${label}: ${own.length - wrong.length} of ${own.length} valid (${percent(own.length - wrong.length, own.length)})`,
      ...wrong.slice(0, LISTED).map(({ name, faults }) => `  ${name}: ${faults.join('; ').slice(0, 200)}`),
    ];
  });
  return lines.join('\n');
}

/** Looks for every text of a description in the built pages of a folder. */
export async function proveTexts(file: string, folder: string): Promise<string> {
  const document = await documentOf(file);
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const built = new BuiltText(pages.map((name) => readFileSync(path.join(folder, name), 'utf8')));
  const texts = describedTexts(document.root);
  const missing = texts.filter((text) => !built.has(text));
  return [
    `${path.basename(file)}: ${texts.length - missing.length} of ${texts.length} texts found (${percent(texts.length - missing.length, texts.length)})`,
    ...missing.slice(0, LISTED).map(({ kind, at, text }) => `  ${kind} ${at}: ${text.slice(0, 120).replace(/\s+/g, ' ')}`),
  ].join('\n');
}

/** Texts that aren't looked for, with the reasons. */
export const leftOut = LEFT_OUT;

function percent(part: number, whole: number): string {
  return `${whole === 0 ? 100 : Math.floor((part / whole) * 10_000) / 100} %`;
}
