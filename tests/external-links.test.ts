import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const COMMAND = path.resolve('packages/docs/bin/docs.js');
/** A loopback address that isn't skipped like `127.0.0.1`. Only Linux responds to it. */
const HOST = '127.0.0.2';

function check(folder: string, ...args: string[]): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [COMMAND, 'check', ...args], { cwd: folder }, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, said: stdout + stderr }),
    );
  });
}

test.skipIf(process.platform !== 'linux')(
  'docs check --external keeps a dated record, and reports links that failed on three days',
  async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(request.url === '/gone' ? 404 : 200).end();
    });
    await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
    const folder = mkdtempSync(path.join(tmpdir(), 'docs-external-'));
    onTestFinished(() => {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    });
    const address = server.address();
    const at = `http://${HOST}:${typeof address === 'object' ? address?.port : ''}`;
    const about = 'short_description: Links to other sites, one that works and one that does not, and to this machine.';
    writeFileSync(
      path.join(folder, 'index.md'),
      `---\n${about}\n---\n# Links\n\n[a](${at}/fine), [b](${at}/gone), [c](http://localhost:1/)\n`,
    );
    const record = path.join(folder, 'external-links.json');

    expect((await check(folder)).said).toContain('no errors or warnings');
    expect(asked).toEqual([]);

    expect(await check(folder, '--external', '--strict')).toMatchObject({ code: 0, said: expect.stringContaining('1 failing') });
    expect(asked).toEqual(['/fine', '/gone']);
    const today = new Date().toISOString().slice(0, 10);
    expect(JSON.parse(readFileSync(record, 'utf8'))).toEqual({
      [`${at}/fine`]: { checked: today },
      [`${at}/gone`]: { checked: today, failed: [today], why: '404' },
    });

    writeFileSync(record, readFileSync(record, 'utf8').replace('"failed":[', '"failed":["2020-01-01","2020-01-02",'));
    const third = await check(folder, '--external', '--strict');
    expect(third).toMatchObject({
      code: 1,
      said: expect.stringMatching(/index\.md:6:\d+ {2}warning {2}\S+\/gone failed on 3 days, since 2020-01-01/),
    });
    expect(asked).toEqual(['/fine', '/gone', '/gone']);

    writeFileSync(record, '<<<<<<< HEAD');
    expect((await check(folder, '--external')).said).toContain('external-links.json cannot be read.');
  },
);
