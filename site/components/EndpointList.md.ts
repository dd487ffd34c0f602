import { operations } from '../openapi/operations.ts';

/** Every operation of the REST API with a link to its heading on the page. */
export async function EndpointList(): Promise<string> {
  const rows = (await operations()).map(
    ({ method, path, summary, 'x-anchor': anchor }) => `| \`${method} ${path}\` | [${summary}](#${anchor}) |`,
  );
  return ['| Request | What it does |', '|---|---|', ...rows].join('\n');
}
