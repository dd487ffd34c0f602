// Runs the samples of a description against a server that answers from it and checks each request by it.
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bodyFaults } from './check-body.ts';
import { type ExpectedOperation, requestFaults } from './check-request.ts';
import { DescribedSchemas } from './described-schemas.ts';

export interface SampleOf {
  /** Of the operation. */
  name: string;
  label: 'curl' | 'Node.js';
  code: string;
  operation: ExpectedOperation;
  /** The address of the server in the code, without a slash at its end. */
  server: string;
  /** What the server responds with. */
  response: { status: number; type: string; body: string };
}

export interface RunSample extends SampleOf {
  /** Why it is not valid; empty where it is. */
  faults: string[];
}

const VARIABLE = /\$\{?([A-Z][A-Z\d_]*)\b|process\.env\.([A-Z][A-Z\d_]*)/g;

/** Runs all samples, those of a language one after the other. */
export async function runSamples(root: Readonly<Record<string, unknown>>, samples: readonly SampleOf[]): Promise<RunSample[]> {
  const schemas = new DescribedSchemas(root);
  const faults = samples.map((): string[] => []);
  const arrived = samples.map(() => 0);
  const server = createServer(async (request, response) => {
    const [, n = '', target = ''] = /^\/~(\d+)(.*)$/s.exec(request.url ?? '') ?? [];
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const sample = samples[Number(n)];
    if (!sample) return response.writeHead(404).end();
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, [value ?? []].flat().join(', ')]));
    const received = {
      method: request.method ?? '',
      target: target === '' || target.startsWith('?') ? `/${target}` : target,
      headers,
      body: Buffer.concat(chunks),
    };
    const own = faults[Number(n)] ?? [];
    arrived[Number(n)] = (arrived[Number(n)] ?? 0) + 1;
    try {
      own.push(...requestFaults(schemas, received, sample.operation), ...(await bodyFaults(schemas, received, sample.operation)));
    } catch (error) {
      own.push(String(error));
    }
    const { status, type, body } = sample.response;
    response.writeHead(status, type === '' ? {} : { 'content-type': type });
    response.end(status === 204 || status === 304 || request.method === 'HEAD' ? undefined : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const folder = await mkdtemp(path.join(tmpdir(), 'samples-'));
  try {
    const codes = samples.map(({ code, server: address }, index) => code.replaceAll(address, `http://127.0.0.1:${port}/~${index}`));
    const variables = Object.fromEntries(
      codes.flatMap((code) => [...code.matchAll(VARIABLE)].map(([, shell, node]) => [shell ?? node ?? '', `key-${shell ?? node}`])),
    );
    const env = { PATH: process.env.PATH ?? '', ...variables };
    // Whatever a sample reads is there.
    const files = new Set(
      codes.flatMap((code) => [...code.matchAll(/(?:=@|--data-binary '@|readFile\(")([^";')]+)/g)].map(([, name = '']) => name)),
    );
    for (const name of files) await writeFile(path.join(folder, name), 'content of a file');
    const indexes = (label: string) => samples.flatMap((sample, index) => (sample.label === label ? [index] : []));
    const ends = await Promise.all([
      runAll(
        'bash',
        ['--norc', '--noprofile'],
        `${indexes('curl')
          .map((n) => `{ ${codes[n]}\n} >/dev/null 2>"err-${n}"\necho "~ ${n} $?"`)
          .join('\n')}\n`,
        '.sh',
        folder,
        env,
      ),
      runAll(process.execPath, [], nodeProgram(indexes('Node.js').map((n) => [n, codes[n] ?? ''])), '.mjs', folder, env),
    ]);
    for (const line of ends.join('\n').split('\n')) {
      const [, n = '', end = ''] = /^~ (\d+) (.*)$/.exec(line) ?? [];
      if (n !== '' && end !== '0') faults[Number(n)]?.push(`ends with ${end}`);
    }
    return samples.map((sample, index) => ({
      ...sample,
      faults: [...(arrived[index] === 1 ? [] : [`${arrived[index]} requests`]), ...(faults[index] ?? [])],
    }));
  } finally {
    server.close();
    server.closeAllConnections();
    await rm(folder, { recursive: true });
  }
}

/** Every sample as a module of its own in one process, as starting one for each takes minutes. */
function nodeProgram(codes: readonly (readonly [n: number, code: string])[]): string {
  return `const codes = ${JSON.stringify(codes)};
const print = console.log;
console.log = console.dir = () => {};
for (const [n, code] of codes) {
  let end = '0';
  try { await import('data:text/javascript;base64,' + Buffer.from(code + '\\n//' + n).toString('base64')); } catch (error) { end = String(error.cause ?? error).replace(/\\s+/g, ' ').slice(0, 200); }
  print('~ ' + n + ' ' + end);
}
`;
}

async function runAll(
  command: string,
  options: string[],
  code: string,
  ending: string,
  cwd: string,
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const file = path.join(cwd, `all${ending}`);
  await writeFile(file, code);
  const child = spawn(command, [...options, file], { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  await new Promise((resolve) => child.on('close', resolve));
  return output;
}
