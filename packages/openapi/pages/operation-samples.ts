import { listOf, nodeOf, textOf } from '../description/document.ts';
import { mediaTypes } from '../description/media.ts';
import { FORM_TEXTS } from '../language/form-texts.ts';
import type { ReferenceSay } from '../language/say-reference.ts';
import type { Operation } from '../operations/operations-of.ts';
import { requestForm } from '../operations/request-form.ts';
import { successOf } from '../operations/responses.ts';
import { jsonText, markedNumbers } from '../request/exact-number.ts';
import { fillRequest, sampleValues } from '../request/fill-request.ts';
import { valueAt } from '../request/value-at.ts';
import { samples } from '../samples/samples.ts';
import { examplesOf } from '../schema/examples.ts';
import { exampleFences, fence } from './example-fences.ts';
import { safeLine } from './safe-markdown.ts';
import type { Writer } from './writer.ts';

/** The samples of an operation in all languages, with the form that edits them, and its other bodies. */
export function requestSamples(writer: Writer, operation: Operation): string[] {
  const { document, variable, send } = writer;
  if (operation.kind !== 'operation') {
    const received = examplesOfAll(writer, document.resolve(operation.node.requestBody).content);
    return received.length === 0 ? [] : [`**${document.say`Request that you receive`}**`, ...received];
  }
  const form = requestForm(document, operation, { variable, send });
  const written = ownSamples(operation);
  const made = samples(fillRequest(form, sampleValues(form))).filter(
    ({ label }) => !written.some((one) => one.label.toLowerCase() === label.toLowerCase()),
  );
  const tabs = [...made, ...written]
    .slice(0, 8)
    .map(({ label, language, code }) => `<Tab label="${label}">\n\n${fence(language, code)}\n\n</Tab>`);
  const canEdit = form.parameters.length > 0 || form.body !== undefined || send.length > 0;
  return [
    `**${document.say`Request`}**`,
    `<Tabs>\n${tabs.join('\n')}\n</Tabs>`,
    ...(canEdit ? [`<RequestBuilder request={${jsonInMdx(markedNumbers(form))}}${formWords(document.say)} />`] : []),
    ...otherBodies(writer, operation, form.body?.value),
  ];
}

/** Texts of the form that differ from the defaults. */
function formWords(say: ReferenceSay): string {
  const own = FORM_TEXTS.flatMap((text) => (say.words[text] === undefined ? [] : [[text, say.words[text]]]));
  if (own.length === 0) return '';
  const words = Object.fromEntries(own);
  return ` words={${jsonInMdx(words)}} lang="${say.lang}"`;
}

const LANGUAGES: Readonly<Record<string, string>> = {
  curl: 'bash',
  shell: 'bash',
  bash: 'bash',
  cli: 'bash',
  javascript: 'javascript',
  js: 'javascript',
  node: 'javascript',
  'node.js': 'javascript',
  nodejs: 'javascript',
  typescript: 'typescript',
  python: 'python',
  go: 'go',
  ruby: 'ruby',
  php: 'php',
  java: 'java',
  'c#': 'csharp',
  csharp: 'csharp',
  kotlin: 'kotlin',
  swift: 'swift',
  rust: 'rust',
  http: 'http',
};

const LABELS: Readonly<Record<string, string>> = { node: 'Node.js', 'node.js': 'Node.js', curl: 'curl', python: 'Python', go: 'Go' };

/** Samples in the description. They replace generated ones in the same language. */
function ownSamples({ node }: Operation): { label: string; language: string; code: string }[] {
  const all = [node['x-codeSamples'], node['x-code-samples']].flatMap(listOf);
  const taken = new Set<string>();
  return all.flatMap((sample) => {
    const { lang, label, source } = nodeOf(sample);
    const code = typeof source === 'string' ? source : textOf(nodeOf(source).source);
    const named = (textOf(label) || textOf(lang) || 'Sample').replace(/["{}<>&\\]/g, ' ');
    let own = valueAt(LABELS, named.toLowerCase()) ?? named;
    for (let n = 2; taken.has(own); n++) own = `${named} ${n}`;
    taken.add(own);
    return code.trim() === '' ? [] : [{ label: own, language: valueAt(LANGUAGES, textOf(lang).toLowerCase()) ?? 'text', code }];
  });
}

/** The examples of a body, except the one in the samples. */
function otherBodies(writer: Writer, operation: Operation, sent: unknown): string[] {
  const all = mediaTypes(writer.document.resolve(operation.node.requestBody).content);
  // An example that isn't valid in a request is not sent unchanged.
  const isSent = (given: readonly { value: unknown }[]) => given.length === 1 && jsonText(given[0]?.value) === jsonText(sent);
  const others = all.flatMap((media, index) => {
    const given = examplesOf(writer.document, media.media);
    return given.length === 0
      ? []
      : exampleFences(writer, media, 'request', index === 0 ? '' : media.type, index === 0 && isSent(given) ? 1 : 0);
  });
  const [only, ...more] = all.length === 0 ? [] : examplesOf(writer.document, all[0]?.media);
  const said = more.length === 0 ? [only?.summary ?? '', only?.description ?? ''].filter((text) => text !== '') : [];
  if (said.length > 0 && others.length === 0)
    return [writer.document.say`The body of the samples: ${said.map((text) => safeLine(text, writer.resolveLink)).join('. ')}`];
  return others.length === 0 ? [] : [`**${writer.document.say`Bodies`}**`, ...others];
}

/** JSON as an MDX expression: double braces don't start a constant, angle brackets don't start a tag, and no name sets the prototype. */
function jsonInMdx(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('"__proto__":', '["__proto__"]:')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('{{', '{\\u007b');
}

/** Examples of the successful response. */
export function responseExamples(writer: Writer, operation: Operation): string[] {
  const success = successOf(writer.document, operation);
  const fences = examplesOfAll(writer, success?.content);
  if (!success || fences.length === 0) return [];
  return [`**${writer.document.say`Response`}${success.status === 'default' ? '' : ` ${success.status.toLowerCase()}`}**`, ...fences];
}

/** Examples of all media types that a reader receives; for the first one, generated if there are none. */
export function examplesOfAll(writer: Writer, content: unknown, name = ''): string[] {
  return mediaTypes(content).flatMap((media, index) => {
    const isWorth = index === 0 || examplesOf(writer.document, media.media).length > 0;
    return isWorth ? exampleFences(writer, media, 'response', index === 0 ? name : media.type) : [];
  });
}
