import { type Document, listOf, nodeOf } from '../description/document.ts';
import { isJson, mediaOf } from '../description/media.ts';
import { operationsOf } from '../operations/operations-of.ts';
import { requestForm } from '../operations/request-form.ts';
import { successOf } from '../operations/responses.ts';
import { jsonText } from '../request/exact-number.ts';
import { fillRequest, sampleValues, serverText } from '../request/fill-request.ts';
import { samples } from '../samples/samples.ts';
import { valuesOf } from '../schema/examples.ts';
import { sampleValue } from '../schema/sample-value.ts';
import type { SampleOf } from './run-samples.ts';

/** The samples of a reference, each with the expected request from the description. */
export function samplesOf(document: Document): SampleOf[] {
  return operationsOf(document)
    .filter(({ kind }) => kind === 'operation')
    .flatMap((operation) => {
      const form = requestForm(document, operation, { variable: 'API_KEY' });
      const server = serverText(form.servers[0] ?? { url: '' });
      const origin = /^https?:\/\/[^/]+/.exec(server)?.[0] ?? server;
      const success = successOf(document, operation);
      const media = mediaOf(success?.content);
      const value =
        valuesOf(document, media?.media)[0]?.value ?? sampleValue(document, nodeOf(media?.media).schema ?? {}, { of: 'response' });
      const status = Number(success?.status.replace(/X/gi, '0'));
      return samples(fillRequest(form, sampleValues(form))).map(({ label, code }) => ({
        name: operation.name,
        label,
        code,
        server: origin,
        operation: {
          method: operation.method,
          template: server.slice(origin.length) + operation.path,
          parameters: operation.parameters.map(({ node }) => node),
          requestBody: operation.node.requestBody,
          security: listOf(operation.node.security ?? document.root.security),
        },
        response: {
          // A redirect would cause a request to another operation.
          status: Number.isInteger(status) && status >= 200 && status < 300 ? status : 200,
          type: media?.type ?? '',
          body: media === undefined ? '' : isJson(media.type) ? jsonText(value) : String(value),
        },
      }));
    });
}
