import type { Contract } from '../samples/contracts.ts';
import { exampleRequest, examplesOf, success } from './request.ts';
import type { Operation } from './schema.ts';

/** The key that the API takes in tests. */
export const GOOD_KEY = 'good-key';

/** What the REST API answers to the request that the reference shows of each operation, and to no key but one. */
export function apiContracts(operations: readonly Operation[]): Record<string, Contract> {
  return Object.fromEntries(
    operations.flatMap((operation) => {
      const { method, url } = exampleRequest(operation);
      const { status, response } = success(operation);
      const content = response.content?.['application/json'];
      const contract: Contract = {
        needs: { authorization: `Bearer ${GOOD_KEY}` },
        status: status === '2XX' ? 200 : Number(status),
        body: content ? examplesOf(content)[0]?.value : '',
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
