import type { Answer, Ask } from './ask.ts';
import type { Expected } from './expected.ts';

/** Requests every row of a table. Returns one line for each unexpected response. */
export async function compare(table: Expected[], ask: Ask): Promise<string[]> {
  const faults = await Promise.all(
    table.map(async (row) => ({ row, answer: await ask(row.ask).catch((error: unknown) => String(error)) })),
  );
  return faults.flatMap(({ row, answer }) => {
    const found = typeof answer === 'string' ? answer : fault(row, answer);
    return found === undefined ? [] : [`${row.ask.slice(0, 120)}: ${found}`];
  });
}

function fault(row: Expected, answer: Answer): string | undefined {
  if (![row.status].flat().includes(answer.status)) return `status ${answer.status} (${answer.location ?? ''}), not ${row.status}`;
  if (answer.location !== row.location) return `leads to ${answer.location}, not ${row.location}`;
  if (row.type && !row.type.test(answer.headers['content-type'] ?? ''))
    return `type ${answer.headers['content-type']}, not ${row.type.source}`;
  if ('set-cookie' in answer.headers) return 'the address injected a header';
  if (/root:.*:0:0:/.test(answer.body)) return 'a file from outside the folder';
  return undefined;
}
