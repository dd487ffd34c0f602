import { AuthorError } from '@workflow-docs/engine/components';
import { endpointMarkdown } from '../openapi/endpoint-markdown.ts';
import { operations } from '../openapi/operations.ts';

/** All about an operation of the REST API, below its heading: `<Endpoint id="createSource" />`. */
export async function Endpoint({ id }: Readonly<Record<string, string>>): Promise<string> {
  const all = await operations();
  const operation = all.find(({ operationId }) => operationId === id);
  if (!operation)
    throw new AuthorError(
      `Unknown operation “${id ?? ''}”.`,
      `Operations of site/openapi.yaml: ${all.map(({ operationId }) => operationId).join(', ')}.`,
    );
  return endpointMarkdown(operation);
}
