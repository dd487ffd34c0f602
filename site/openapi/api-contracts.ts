import type { Document } from '../../packages/openapi/description/document.ts';
import { mediaOf } from '../../packages/openapi/description/media.ts';
import type { Operation } from '../../packages/openapi/operations/operations-of.ts';
import { exampleRequest } from '../../packages/openapi/operations/request-form.ts';
import { successOf } from '../../packages/openapi/operations/responses.ts';
import { examplesOf } from '../../packages/openapi/schema/examples.ts';
import type { Contract } from '../samples/contracts.ts';

/** The key that the API takes in tests. */
export const GOOD_KEY = 'good-key';
/** The variable that the samples read it from. */
export const KEY_VARIABLE = 'PIPEDREAM_API_KEY';

/** What the REST API answers to the request that the reference shows of each operation, and to no key but one. */
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
      // The pages of v1 write the paths with a slash at the end.
      return [
        [key, contract],
        [`${key}/`, contract],
      ];
    }),
  );
}
