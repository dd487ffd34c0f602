import type { Answer, Ask } from './ask.ts';
import type { Expected } from './expected.ts';

/** Asks for every row of a table; one line for each answer that is not as expected. */
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
  if ('set-cookie' in answer.headers) return 'a header came out of the address';
  if (/root:.*:0:0:/.test(answer.body)) return 'a file from outside of the folder';
  return undefined;
}
