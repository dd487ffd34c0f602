// Runs the samples of a description against a server that validates requests and responds according to it.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bodyFaults } from './check-body.ts';
import { type ExpectedOperation, requestFaults } from './check-request.ts';
import { DescribedSchemas } from './described-schemas.ts';
import { type Code, type Label, PROGRAMS } from './run-programs.ts';

export interface SampleOf {
  /** Name of the operation. */
  name: string;
  label: Label;
  code: string;
  operation: ExpectedOperation;
  /** The server URL in the code, without a trailing slash. */
  server: string;
  /** The server's response. */
  response: { status: number; type: string; body: string };
}

export interface RunSample extends SampleOf {
  /** Faults of the request; empty if it's valid. */
  faults: string[];
}

export const LABELS: readonly Label[] = ['curl', 'Node.js', 'Python', 'Go'];
const VARIABLE = /(?:\$\{?|process\.env\.|os\.environ\[["']|os\.Getenv\(")([A-Z_][A-Z\d_]*)\b/g;
const FILE = /(?:=@|--data-binary '@|(?:readFile|ReadFile|open|Open)\(")([^";')]+)/g;

/** Runs all samples, sequentially per language. */
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
    response.end(status === 204 || status === 205 || status === 304 || request.method === 'HEAD' ? undefined : body);
  });
  // On a busy machine, clients may take long between requests, so keep connections open until the end.
  Object.assign(server, { keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0 });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const folder = await mkdtemp(path.join(tmpdir(), 'samples-'));
  try {
    const codes = samples.map(({ code, server: address }, index) => code.replaceAll(address, `http://127.0.0.1:${port}/~${index}`));
    const variables = Object.fromEntries(
      codes.flatMap((code) => [...code.matchAll(VARIABLE)].map(([, name = '']) => [name, `key-${name}`])),
    );
    const env = { PATH: process.env.PATH ?? '', ...variables };
    // Create the files that samples read.
    const files = new Set(codes.flatMap((code) => [...code.matchAll(FILE)].map(([, name = '']) => name)));
    for (const name of files) await writeFile(path.join(folder, name), 'content of a file');
    const run = async (label: Label) => {
      const own = samples.flatMap((sample, n): Code[] => (sample.label === label ? [[n, codes[n] ?? '']] : []));
      return own.length === 0 ? [] : [...(await PROGRAMS[label](own, { folder, env }))];
    };
    for (const [n, failure] of (await Promise.all(LABELS.map(run))).flat()) faults[n]?.push(failure);
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
