import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { homedir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { availableIsolation, type Isolation } from './isolation/sandbox.ts';
import { fence, sampleSite } from './sample-site.fixture.ts';

const site = sampleSite();

const isolations: Isolation[] = availableIsolation() === 'full' ? ['full', 'process'] : ['process'];
describe.for(isolations)('isolation: %s', (isolation) => {
  test.for([
    ['hangs', 'sleep 60', 'it did not end within 2 s'],
    ['prints without end', 'yes', 'it prints more than 256 kB'],
    ['fills the disk', 'while true; do head -c 1000000 /dev/zero >> f$((n++ / 4)); done', 'it writes more than 8 MB'],
    ['starts many processes', 'for n in $(seq 1 90); do sleep 30 & done; wait', 'it starts more than 64 processes'],
    [
      'takes memory',
      'python3 -c "import time; a = bytearray(250 * 10**6); time.sleep(20)" & python3 -c "import time; a = bytearray(250 * 10**6); time.sleep(20)"',
      'it takes more than 400 MB of memory',
    ],
  ] as const)('a sample that %s is stopped and named', async ([, code, why]) => {
    const limits = { seconds: why.includes('end within') ? 2 : 15, disk: 8, memory: 400 };
    expect((await site.run(fence('bash run', code), { limits }, { isolation })).lines[0]).toContain(`failed ${why}`);
  });

  test('a loop of Node.js that prints without end is stopped and named', async () => {
    const limits = { seconds: 15, output: 256 };
    const { lines } = await site.run(fence('js run', 'for (;;) console.log("a".repeat(9999));'), { limits }, { isolation });
    expect(lines[0]).toMatch(/failed it (?:did not end within 15 s, after printing \d+ kB|prints more than 256 kB|takes more than)/);
  });

  test('a sample sees an empty folder and none of the environment', async () => {
    process.env.RUN_SITE_SECRET = 'secret';
    const { lines } = await site.run(
      fence('bash output', 'ls; echo "[$RUN_SITE_SECRET]"; [ "$HOME" = "$PWD" ] && echo home', 'sample.sh\n[]\nhome'),
      {},
      { isolation },
    );
    delete process.env.RUN_SITE_SECRET;
    expect(lines).toEqual(['1 passed']);
  });

  test('background processes of a sample end with it', async () => {
    const file = path.join(site.root, `left-${isolation}`);
    const started = performance.now();
    await site.run(fence('bash run', `setsid sh -c 'sleep 1; touch ${file}; sleep 60' & echo started`), {}, { isolation });
    expect(performance.now() - started).toBeLessThan(20_000);
    expect(existsSync(file)).toBe(false);
  });
});

test.runIf(isolations.includes('full'))('no network, no keys, and nothing written outside', async () => {
  mkdirSync(path.join(site.root, 'outside'));
  const server = createServer((_, response) => response.end('reached'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const code = [
    `curl -s --max-time 5 http://127.0.0.1:${port} || echo no network`,
    `touch ${path.join(homedir(), 'written')} 2>/dev/null || echo read-only`,
    `echo a > /tmp/run-site-written; cat /tmp/run-site-written; { ls -A ${path.join(homedir(), '.ssh')} 2>/dev/null || true; } | wc -l`,
    `echo b > ${path.join(site.root, 'outside/b')}`,
  ].join('\n');
  const { lines } = await site.run(fence('bash output', code, 'no network\nread-only\na\n0'));
  server.close();
  expect(lines).toEqual(['1 passed']);
  expect([existsSync('/tmp/run-site-written'), existsSync(path.join(site.root, 'outside/b'))]).toEqual([false, false]);
  expect(readFileSync('/proc/self/stat', 'utf8')).toContain(String(process.pid));
});
