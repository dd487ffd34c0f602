// @ts-check
// A bastion host and two databases that reject every password. With the way "refused", the bastion already rejects the key.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import net from 'node:net';
import path from 'node:path';

const load = createRequire(path.resolve('package.json'));

/**
 * The usual port of each service → the local port that stands for it, and the fingerprint of the bastion.
 * @param {string} way
 * @param {(data: string | Buffer) => void} note
 */
export async function startDatabases(way, note) {
  const postgres = net.createServer((socket) => rejectPostgres(socket, note));
  const mysql = net.createServer((socket) => rejectMysql(socket, note));
  const ports = new Map([
    [5432, await listen(postgres)],
    [3306, await listen(mysql)],
  ]);
  const file = path.resolve(`host-key-${process.pid}`);
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', file]);
  const { Server, utils } = load('ssh2');
  const hostKey = readFileSync(file, 'utf8');
  const bastion = new Server({ hostKeys: [hostKey] }, (/** @type {import('node:events').EventEmitter} */ client) => {
    client.on('error', () => {});
    client.on('authentication', (/** @type {{ method: string, accept: () => void, reject: (ways: string[]) => void }} */ attempt) => {
      if (attempt.method === 'publickey') note('the private key signs');
      if (way === 'refused' || attempt.method !== 'publickey') attempt.reject(['publickey']);
      else attempt.accept();
    });
    client.on(
      'tcpip',
      (/** @type {() => net.Socket} */ accept, /** @type {unknown} */ _reject, /** @type {{ destPort: number }} */ { destPort }) => {
        const channel = accept();
        channel.on('error', () => {});
        if (destPort === 5432) rejectPostgres(channel, note);
        else rejectMysql(channel, note);
      },
    );
  });
  ports.set(22, await listen(bastion));
  const sum = createHash('sha256').update(utils.parseKey(hostKey).getPublicSSH()).digest('base64');
  return { ports, fingerprint: `SHA256:${sum.replace(/=+$/, '')}` };
}

/** @param {{ listen: net.Server['listen'], address: () => unknown }} server */
async function listen(server) {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  return typeof address === 'object' && address !== null && 'port' in address ? Number(address.port) : 0;
}

/**
 * Asks for the password in plain text, and rejects it.
 * @param {import('node:stream').Duplex} socket
 * @param {(data: string | Buffer) => void} note
 */
function rejectPostgres(socket, note) {
  let asked = false;
  socket.on('error', () => {});
  socket.on('data', (data) => {
    note(data);
    if (!asked) socket.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]));
    else socket.end(message('E', 'SFATAL\0C28P01\0Mpassword authentication failed for user "app"\0\0'));
    asked = true;
  });
}

/** @param {string} type @param {string} text */
function message(type, text) {
  const length = Buffer.alloc(4);
  length.writeInt32BE(Buffer.byteLength(text) + 4);
  return Buffer.concat([Buffer.from(type), length, Buffer.from(text)]);
}

/**
 * The handshake of a MySQL server, then error 1045. The client proves the password without sending it.
 * @param {import('node:stream').Duplex} socket
 * @param {(data: string | Buffer) => void} note
 */
function rejectMysql(socket, note) {
  const salt = Buffer.from('12345678');
  const hello = Buffer.concat([
    Buffer.from('\x0a8.0.30\0', 'latin1'),
    Buffer.from([1, 0, 0, 0]),
    salt,
    Buffer.from([0, 0xff, 0xf7, 0x21, 2, 0, 0x0f, 0x80, 21]),
    Buffer.alloc(10),
    Buffer.from('123456789012\0mysql_native_password\0'),
  ]);
  socket.on('error', () => {});
  socket.write(packet(0, hello));
  socket.on('data', () => {
    note('the password proves');
    socket.end(packet(2, Buffer.concat([Buffer.from([0xff, 0x15, 0x04]), Buffer.from("#28000Access denied for user 'app'")])));
  });
}

/** @param {number} sequence @param {Buffer} content */
function packet(sequence, content) {
  return Buffer.concat([Buffer.from([content.length & 0xff, content.length >> 8, 0, sequence]), content]);
}
