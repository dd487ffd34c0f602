// @ts-check
// Runs one Node.js sample with the packages it names, as installed in the working directory, against services that reject its key.
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { startDatabases } from './databases.js';

/** @typedef {{ sample: string, way: string, env: Record<string, string>, props: Record<string, unknown>, steps: object, key: string }} Given */

/** @type {Given} */
const given = JSON.parse(process.argv[2] ?? '');
const isOffline = given.way === 'no network';

/** @type {string[]} */
const shown = [];
for (const name of /** @type {const} */ (['log', 'info', 'warn', 'error', 'dir'])) {
  console[name] = (/** @type {unknown[]} */ ...values) => void shown.push(inspect(values, { depth: 10 }));
}

let sentKey = false;
/** @param {string | Buffer} data What a service got: the key, or a proof of it. */
const proof = (data) => {
  if (data.includes(given.key) || data.includes('the private key signs') || data.includes('the password proves')) sentKey = true;
};

const XML = '<?xml version="1.0"?><Error><Code>InvalidAccessKeyId</Code><Message>Unknown key</Message></Error>';
const JSON_BODY = '{"error":{"type":"AUTH","message":"unknown key"},"errors":[{"code":89,"message":"Invalid token"}]}';
const web = http.createServer((request, response) => {
  // The signature of AWS and OAuth 1 proves the key without containing it.
  if (/Signature|oauth_signature/.test(request.headers.authorization ?? '')) sentKey = true;
  proof(`${request.url} ${JSON.stringify(request.headers)}`);
  request.resume();
  const host = request.headers.host ?? '';
  const [type, body] = host.endsWith('.amazonaws.com') ? ['application/xml', XML] : ['application/json', JSON_BODY];
  request.on('end', () => response.writeHead(host === 'files.example.com' ? 200 : 403, { 'content-type': type }).end(body));
});
await new Promise((resolve) => web.listen(0, '127.0.0.1', () => resolve(undefined)));
const address = web.address();
const port = isOffline ? 1 : typeof address === 'object' && address !== null ? address.port : 0;

/**
 * Sends each request over HTTPS to the server above.
 * @param {string | URL | https.RequestOptions} target
 * @param {unknown[]} rest
 */
function redirected(target, ...rest) {
  const isUrl = typeof target === 'string' || target instanceof URL;
  const { pathname = '', search = '', hostname = '' } = isUrl ? new URL(target) : {};
  const more = isUrl && typeof rest[0] === 'object' && rest[0] !== null ? rest.shift() : {};
  const options = {
    ...(isUrl ? { path: pathname + search, host: hostname } : target),
    ...(typeof more === 'object' ? more : {}),
  };
  const { headers = {}, ...own } = /** @type {https.RequestOptions} */ (options);
  const host = String(own.hostname ?? own.host);
  const named = Array.isArray(headers) ? headers : { ...headers, host };
  const request = http.request({
    ...own,
    headers: named,
    protocol: 'http:',
    host: '127.0.0.1',
    hostname: '127.0.0.1',
    port,
    agent: undefined,
  });
  const callback = rest.find((value) => typeof value === 'function');
  if (typeof callback === 'function') request.on('response', (response) => callback(response));
  return request;
}
Reflect.set(https, 'request', redirected);
Reflect.set(https, 'get', (/** @type {string} */ target, /** @type {unknown[]} */ ...rest) => redirected(target, ...rest).end());

const { ports, fingerprint } = await startDatabases(given.way, proof);
Object.assign(process.env, given.env, 'BASTION_FINGERPRINT' in given.env ? { BASTION_FINGERPRINT: fingerprint } : {});
const { connect } = net.Socket.prototype;
Reflect.set(
  net.Socket.prototype,
  'connect',
  /** @this {net.Socket} */ function (/** @type {unknown[]} */ ...values) {
    // `net.connect` passes its arguments as one list.
    const [first] = values.flat();
    const wanted = typeof first === 'object' && first !== null && 'port' in first ? Number(first.port) : Number(first);
    const own = ports.get(wanted);
    if (own === undefined) return Reflect.apply(connect, this, values);
    return Reflect.apply(connect, this, [
      { host: '127.0.0.1', port: isOffline ? 1 : own },
      ...values.flat().filter((one) => typeof one === 'function'),
    ]);
  },
);
Reflect.set(globalThis, 'defineComponent', (/** @type {unknown} */ component) => component);
const { default: component } = await import(pathToFileURL(path.resolve(given.sample)).href);

/** @type {{ returned?: unknown, error?: string, thrown?: string }} */
const outcome = {};
/** @param {string} name @param {unknown} value */
const keep = (name, value) => void shown.push(`${name}: ${inspect(value, { depth: 10 })}`);
try {
  const $ = { export: keep, flow: { exit: (/** @type {string} */ reason) => keep('exit', reason) } };
  outcome.returned = await component.run.call(given.props, { steps: given.steps, $ });
} catch (error) {
  outcome.error = error instanceof Error ? error.message : String(error);
  outcome.thrown = `${inspect(error, { depth: 10, maxStringLength: null })}\n${jsonOf(error)}`;
}
process.stdout.write(JSON.stringify({ ...outcome, shown, sentKey }), () => process.exit(0));

/** @param {unknown} value */
function jsonOf(value) {
  const seen = new WeakSet();
  return JSON.stringify(value, (_name, inner) => {
    if (typeof inner !== 'object' || inner === null) return inner;
    if (seen.has(inner)) return undefined;
    seen.add(inner);
    return inner;
  });
}
