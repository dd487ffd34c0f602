import type { Document } from '../../packages/openapi/description/document.ts';
import { mediaOf } from '../../packages/openapi/description/media.ts';
import type { Operation } from '../../packages/openapi/operations/operations-of.ts';
import { exampleRequest } from '../../packages/openapi/operations/request-form.ts';
import { successOf } from '../../packages/openapi/operations/responses.ts';
import { examplesOf } from '../../packages/openapi/schema/examples.ts';
import type { Contract } from '../samples/contracts.ts';

/** The key that the API accepts in tests. */
export const GOOD_KEY = 'good-key';
/** The variable from which samples read it. */
export const KEY_VARIABLE = 'PIPEDREAM_API_KEY';

/** Responses of the REST API to the reference's request for each operation, for one key only. */
export function apiContracts(document: Document, operations: readonly Operation[]): Record<string, Contract> {
  return Object.fromEntries(
    operations.flatMap((operation) => {
      const { method, url } = exampleRequest(document, operation, { variable: KEY_VARIABLE });
      const success = successOf(document, operation);
      if (!success) throw new Error(`site/openapi.yaml: ${operation.name} has no response of 2xx.`);
      const found = mediaOf(success.content);
      const contract: Contract = {
        needs: { authorization: `Bearer ${GOOD_KEY}` },
        status: success.status === '2XX' ? 200 : Number(success.status),
        body: found ? examplesOf(document, found.media)[0]?.value : '',
      };
      const key = `${method} ${url.replace('https://', '')}`;
      // v1 pages write paths with a trailing slash.
      return [
        [key, contract],
        [`${key}/`, contract],
      ];
    }),
  );
}
