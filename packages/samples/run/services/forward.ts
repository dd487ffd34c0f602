import { quoted } from '../isolation/sandbox.ts';

/** In a separate namespace, ports are always free. */
const FIRST_PORT = 8080;

export function portInside(at: number): number {
  return FIRST_PORT + at;
}

/**
 * Shell lines that forward ports in a namespace to sockets outside, and wait until the ports accept connections. The shell has the
 * folder of the sockets open as file descriptor 8, because other folders may be mounted over it.
 */
export function forwardCommands(count: number): string[] {
  if (count === 0) return [];
  const routes = JSON.stringify(Array.from({ length: count }, (_, at) => [portInside(at), `/proc/self/fd/8/${at}`]));
  const start = `${quoted(process.execPath)} -e ${quoted(FORWARD)} ${quoted(routes)}`;
  // Its first output signals that it's listening. It must not keep the sample's outputs open.
  return [
    `${start} >.docs-ready 2>/dev/null &`,
    'n=0; while [ ! -s .docs-ready ] && [ $n -lt 500 ]; do n=$((n+1)); sleep 0.01; done',
    'rm .docs-ready; exec 8<&-',
  ];
}

const FORWARD = `
const net = require('node:net');
let left = 0;
for (const [port, socket] of JSON.parse(process.argv[1])) {
  left++;
  net.createServer((client) => {
    const server = net.connect(socket);
    const end = () => { client.destroy(); server.destroy(); };
    client.on('error', end);
    server.on('error', end);
    client.pipe(server).pipe(client);
  }).listen(port, '127.0.0.1', () => { if (--left === 0) console.log('ready'); });
}
`;
