import { operations } from '../openapi/operations.ts';

/** The hue of each method, as in the operations themselves. */
const KINDS: Readonly<Record<string, string>> = { GET: 'note', POST: 'tip', PUT: 'warning', PATCH: 'warning', DELETE: 'danger' };

/** Every operation of the REST API with a link to its heading on the page. */
export async function EndpointList(): Promise<string> {
  const rows = (await operations()).map(
    ({ method, path, summary, 'x-anchor': anchor }) =>
      `| <Badge kind="${KINDS[method] ?? 'note'}">${method}</Badge> \`${path}\` | [${summary}](#${anchor}) |`,
  );
  return ['| Request | What it does |', '|---|---|', ...rows].join('\n');
}
