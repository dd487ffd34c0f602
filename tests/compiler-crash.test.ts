// If a page crashes the native Markdown compiler, every command names the page and completes the rest of its work.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../tools/free-port.ts';
import { CRASHING } from './cases/crashing-page.ts';
import { runDocs } from './setup/run-docs.ts';
import { copySite } from './setup/test-site.ts';

const CRASHED = /The Markdown compiler crashed at (.*)\. The command starts again/g;
const NAMED = /^bad\.mdx:9:1 {2}\w+ {2}The Markdown compiler crashes .* markdown-syntax$/m;

function makeSite(pages: Record<string, string>): string {
  const folder = copySite('empty');
  const all = { 'index.md': '# Start\n\nFirst words.\n', 'bad.mdx': `# Bad\n\nWords before.\n\n${CRASHING}\n\nWords after.\n`, ...pages };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

function docs(...args: string[]): { status: number | null; said: string; crashes: number } {
  const { status, said } = runDocs(args);
  return { status, said, crashes: [...said.matchAll(CRASHED)].length };
}

const article = (html: string) => /<article.*<\/article>/s.exec(html)?.[0];

test('a build names the page and the line, shows its full text, and builds the other pages', () => {
  const folder = makeSite({});
  const first = docs('build', folder);
  expect(first).toMatchObject({ status: 0, crashes: 1 });
  expect(first.said).toMatch(NAMED);
  const page = article(readFileSync(path.join(folder, 'dist/bad/index.html'), 'utf8'));
  for (const words of ['Words before.', '&lt;/Steps&gt;t', 'Words after.']) expect(page).toContain(words);
  expect(readFileSync(path.join(folder, 'dist/index.html'), 'utf8')).toContain('First words.');

  // The outcome is cached, so the next build doesn't crash again.
  const second = docs('build', folder);
  expect(second).toMatchObject({ status: 0, crashes: 0 });
  expect(second.said).toMatch(NAMED);
});

test('a check names it, and fails with --strict', () => {
  const folder = makeSite({});
  const first = docs('check', folder);
  expect(first).toMatchObject({ status: 0, crashes: 1 });
  expect(first.said).toMatch(NAMED);
  expect(docs('check', folder, '--strict')).toMatchObject({ status: 1, crashes: 0 });
});

test('a page that hangs the compiler is named as well', () => {
  const tags = `<Steps>\n\n<Part\n  name="a"\n  alt="b\n\n`;
  const folder = makeSite({ 'bad.mdx': `# Bad\n\n<Runs rows={["open]}\n/>\n\n${tags.repeat(40)}` });
  const { status, said } = docs('check', folder);
  expect(status).toBe(0);
  expect(said).toMatch(/The Markdown compiler hangs at bad\.mdx\. The command starts again/);
  expect(said).toMatch(/^bad\.mdx:\d+:1 {2}\w+ {2}The Markdown compiler crashes or hangs .* markdown-syntax$/m);
}, 90_000);

test('of many pages compiled in threads, only those that crash fall back', () => {
  const words = 'Some words of a page. '.repeat(100);
  const pages = Object.fromEntries(Array.from({ length: 320 }, (_, n) => [`pages/${n}.md`, `# Page ${n}\n\n${words}\n`]));
  const folder = makeSite({ ...pages, 'pages/bad.mdx': `# Other\n\n${words}\n\n${CRASHING}\n` });
  const { status, said, crashes } = docs('build', folder);
  expect(status).toBe(0);
  expect(crashes).toBeGreaterThanOrEqual(1);
  expect(said).toMatch(NAMED);
  expect(said.match(/^.*The Markdown compiler crashes/gm)?.map((line) => line.replace(/:.*/, ''))).toEqual(['bad.mdx', 'pages/bad.mdx']);
  for (let n = 0; n < 320; n++)
    expect(readFileSync(path.join(folder, `dist/pages/${n}/index.html`), 'utf8')).toContain('<p>Some words of a page.');
});

/** Starts `docs dev`; `terminal` returns its output. */
async function startDev(folder: string): Promise<{ server: ChildProcess; address: string; terminal: () => string }> {
  const port = await freePort();
  const server = spawn(process.execPath, ['packages/docs/bin/docs.js', 'dev', folder, '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  let terminal = '';
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (text) => (terminal += text));
  await expect.poll(() => terminal).toContain('The site is at');
  return { server, address: `http://localhost:${port}/`, terminal: () => terminal };
}

const shown = async (address: string) => {
  try {
    return article(await (await fetch(address)).text());
  } catch {
    return undefined; // it's restarting
  }
};

test('docs dev keeps running, reports the page in the browser, and shows it once it is fixed', async () => {
  const folder = makeSite({});
  const page = path.join(folder, 'bad.mdx');
  const bad = readFileSync(page, 'utf8');
  writeFileSync(page, '# Good\n\nRight words.\n');
  const { server, address, terminal } = await startDev(folder);
  expect(await shown(`${address}bad/`)).toContain('Right words.');

  writeFileSync(page, bad);
  await expect.poll(terminal).toMatch(CRASHED);
  await expect.poll(() => shown(address)).toContain('First words.');
  expect(await shown(`${address}bad/`)).toContain('Words after.');
  await expect.poll(terminal).toMatch(NAMED);

  writeFileSync(page, '# Good\n\nMended words.\n');
  await expect.poll(() => shown(`${address}bad/`)).toContain('Mended words.');
  expect([...terminal().matchAll(CRASHED)]).toHaveLength(1);
  expect(server.exitCode).toBe(null);
});

test('any other crash ends the command as usual', () => {
  const folder = makeSite({ 'docs.config.js': "process.kill(process.pid, 'SIGABRT');\nawait new Promise(() => {});\n" });
  const { signal, stderr } = spawnSync(process.execPath, ['packages/docs/bin/docs.js', 'build', folder], { encoding: 'utf8' });
  expect(signal).toBe('SIGABRT');
  expect(stderr).not.toMatch(CRASHED);
});

test.for(['SIGTERM', 'SIGKILL'] as const)('%s ends a server together with its child process', async (signal) => {
  const folder = makeSite({ 'bad.mdx': '# Good\n' });
  const { server, address } = await startDev(folder);
  server.kill(signal);
  expect(await once(server, 'exit')).toEqual([null, signal]);
  await expect.poll(() => shown(address)).toBe(undefined);
  rmSync(folder, { recursive: true });
  expect(existsSync(folder)).toBe(false);
});
