import { expect, test } from 'vitest';
import { Document } from '../description/document.ts';
import { operationsOf } from '../operations/operations-of.ts';
import { requestForm } from '../operations/request-form.ts';
import { requestSamples } from './operation-samples.ts';
import { newPage } from './writer.ts';

/** An operation whose parameter, file and body have this name. */
function described(name: string) {
  const properties = { [name]: { type: 'string' }, photo: { type: 'string', format: 'binary' } };
  const schema = { type: 'object', required: [name, 'photo'], properties };
  return new Document({
    paths: {
      '/a': {
        post: {
          parameters: [{ name, in: 'query', schema: { type: 'string' } }],
          requestBody: { content: { 'multipart/form-data': { schema } } },
        },
      },
    },
  });
}

test.for([
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
])('a field called %s reaches the samples and the form', (name) => {
  const document = described(name);
  const [operation] = operationsOf(document);
  if (!operation) throw new Error('There is no operation.');
  const form = requestForm(document, operation, { variable: 'KEY' });
  // Not required, so not sent.
  expect(form.parameters[0]).toEqual({ name, place: 'query', schema: { type: 'string' } });
  expect(form.body?.value).toEqual(
    JSON.parse(`{"${name}":"YOUR_${name === '__proto__' ? 'PROTO' : name.replace(/[A-Z]/g, '_$&').toUpperCase()}","photo":"@photo"}`),
  );
  const writer = {
    document,
    variable: 'KEY',
    send: [],
    resolveLink: () => undefined,
    anchors: new Map(),
    objects: new Set<string>(),
    cut: new Map(),
    cutNames: new Map(),
  };
  const text = requestSamples({ ...writer, page: newPage(true) }, operation).join('\n');
  // The page contains it as code.
  const [, code = ''] = /<RequestBuilder request=\{(.*)\} \/>/.exec(text) ?? [];
  expect(JSON.stringify(new Function(`return ${code}`)())).toBe(JSON.stringify(form));
});
