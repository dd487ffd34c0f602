import { connect } from 'node:net';

const BEGINNINGS = ['/', '//', '/docs', '/docs/', '/docs/guide', '/docs/guide/', '/manual/', '/docs/beta/', '/docs/stra%C3%9Fe/'];
const MIDDLES = [
  ...['', '.', '..', '%2e', '%2e%2e', '..%2f..%2f', '%2e%2e%2f', '..%5c', '\\', '\\\\evil.example', '/evil.example', '//evil.example'],
  ...[
    '%2f%2fevil.example',
    '%5cevil.example',
    '%09',
    '%09/evil.example',
    '%0d%0aset-cookie:%20a=b',
    '%0aset-cookie:a=b',
    '%00',
    'x%00.html',
  ],
  ...[
    '@evil.example',
    ':80',
    ';a=b',
    '%3Fa',
    '%23a',
    '%25',
    '%',
    '%zz',
    '%ff',
    '%c0%ae%c0%ae',
    '%u002e',
    '%20',
    '*',
    '<x>',
    '"x"',
    '{x}',
    '$1',
  ],
  'x'.repeat(300),
];
const ENDS = ['', '/', '/index.html', '/%2e%2e/%2e%2e/docs/', '/../../docs/guide', '//docs/guide?a=//evil.example'];

/** Request targets that scanners send and browsers don't. */
export const HOSTILE_TARGETS: readonly string[] = BEGINNINGS.flatMap((begin) =>
  MIDDLES.flatMap((middle) => ENDS.map((end) => begin + middle + end)),
);

interface RawAnswer {
  head: string;
  body: string;
}

/** Sends each target unchanged on its own connection. Returns one line for each response that could misdirect a browser. */
export async function hostileFaults(origin: string, targets = HOSTILE_TARGETS): Promise<string[]> {
  const faults: string[] = [];
  const rest = targets.values();
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const target of rest) {
        const fault = faultOf(await send(origin, target), origin);
        if (fault !== undefined) faults.push(`${JSON.stringify(target.slice(0, 90))}: ${fault}`);
      }
    }),
  );
  return faults.sort();
}

function send(origin: string, target: string): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(origin);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ host: hostname, port: Number(port) }, () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
    );
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', ...body] = Buffer.concat(chunks).toString('latin1').split('\r\n\r\n');
      resolve({ head, body: body.join('\r\n\r\n') });
    });
  });
}

function faultOf({ head, body }: RawAnswer, origin: string): string | undefined {
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1] ?? 0);
  if (status < 200 || status >= 500) return `status ${status}`;
  if (/^set-cookie:/im.test(head)) return 'the address injected a header';
  if (/root:.*:0:0:/.test(body)) return 'a file from outside the folder';
  const location = /^location: (.*)$/im.exec(head)?.[1];
  if (location === undefined) return undefined;
  if (/[^\x21-\x7e]/.test(location)) return `an unencoded character in ${JSON.stringify(location)}`;
  // Parsed like in a browser: tabs are dropped, a backslash is a slash, and `%2e` is a dot.
  const to = new URL(location, `${origin}/docs/`);
  return to.origin === origin ? undefined : `leads to ${to.href}`;
}
