import { defineLanguage, partsWithMarks } from './language.ts';

/** HTTP: sends a request to the service that the fence needs, and prints the response. */
export const http = defineLanguage({
  label: 'HTTP',
  names: ['http'],
  probe: [process.execPath, '-p', 'process.versions.node + "\\n" + process.execPath'],
  file: () => 'sample.http',
  program: (parts) => partsWithMarks(parts, (mark) => `# ${JSON.stringify(mark)}`),
  commands: (file, { path }) => [[path, '-e', SEND, file]],
});

/** Sends each request of the file. `https://` before a host has already been rewritten, and a path alone goes to the `Host` header. */
const SEND = `
const { request } = require('node:http');
const text = require('node:fs').readFileSync(process.argv[1], 'utf8');
const send = (part) => new Promise((resolve, reject) => {
  const [head, ...body] = part.trim().split(/\\r?\\n\\r?\\n/);
  const [first, ...lines] = head.split(/\\r?\\n/);
  const [, method, target] = /^([A-Z]+) (\\S+)/.exec(first) ?? [];
  if (!method) throw new Error('sample.http: “' + first + '” is no request');
  const headers = Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]));
  const routes = JSON.parse(process.env.DOCS_SERVICES ?? '{}');
  const base = routes[headers.host] ?? Object.values(routes)[0];
  const url = /^https?:/.test(target) ? target : (base ?? 'http://' + headers.host) + target;
  delete headers.host;
  const sent = request(url, { method, headers }, async (response) => {
    let answer = '';
    for await (const chunk of response.setEncoding('utf8')) answer += chunk;
    const type = response.headers['content-type'];
    const shown = /json/.test(type ?? '') && answer !== '' ? JSON.stringify(JSON.parse(answer), null, 2) : answer;
    console.log(['HTTP/1.1 ' + response.statusCode + ' ' + response.statusMessage, ...(type ? ['Content-Type: ' + type] : []), '', shown].join('\\n').trimEnd());
    if (response.statusCode >= 400) {
      console.error('sample.http:1: the response is ' + response.statusCode + ' ' + response.statusMessage);
      process.exitCode = 1;
    }
    resolve();
  });
  sent.on('error', reject).end(body.join('\\n\\n'));
});
(async () => {
  for (const part of text.split(/^(?=# ".*"$)/m)) {
    const [, mark] = /^# (".*")$/m.exec(part) ?? [];
    if (mark) process.stdout.write(JSON.parse(mark));
    const rest = part.replace(/^# ".*"$/m, '');
    if (rest.trim() !== '') await send(rest);
  }
})();
`;
