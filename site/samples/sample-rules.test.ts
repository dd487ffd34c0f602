// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the cases are code in strings
import { expect, test } from 'vitest';
import { type Checked, sampleFaults, sampleRules } from './sample-rules.ts';
import { siteSamples } from './site-samples.ts';

/**
 * Known violations, as `file rule`. Remove a line when you fix one. Don't add any: fix a new violation on its page.
 */
const KNOWN: readonly string[] = [];

const placeOf = (fault: string) => fault.replace(/^(\S+):\d+ (\S+) .*$/, '$1 $2');

test('samples keep the rules', async () => {
  expect(unexpected(sampleFaults(await siteSamples()), KNOWN)).toEqual([]);
});

test('a new violation is reported, and so is a known one that was fixed', () => {
  const fault = 'a.md:3 pipefail Begin with set -euo pipefail.';
  expect(unexpected([fault], [])).toEqual([fault]);
  expect(unexpected([fault], ['a.md pipefail'])).toEqual([]);
  expect(unexpected([fault], ['a.md pipefail', 'b.md pipefail'])).toEqual(['b.md pipefail is fixed: remove it from KNOWN']);
});

/** Unknown faults, and known locations without a fault. */
function unexpected(faults: string[], known: readonly string[]): string[] {
  const places = new Set(faults.map(placeOf));
  return [
    ...faults.filter((fault) => !known.includes(placeOf(fault))),
    ...known.filter((place) => !places.has(place)).map((place) => `${place} is fixed: remove it from KNOWN`),
  ];
}

/** Rule → samples that break it, and samples that only look like it. */
const cases: Record<string, { language: string; broken: string[]; kept: string[] }> = {
  'quoted-files': {
    language: 'bash',
    broken: [
      'jq . $PIPEDREAM_STEPS',
      'echo "a=b" >> $PIPEDREAM_EXPORTS',
      'a=$(cat ${PIPEDREAM_STEPS})',
      'echo "a" >> $PIPEDREAM_EXPORTS # "$HOME"',
    ],
    kept: ['jq . "$PIPEDREAM_STEPS"', 'a="$(jq .a "$PIPEDREAM_STEPS")"', '# the file $PIPEDREAM_STEPS', 'cat "${PIPEDREAM_STEPS}"'],
  },
  'text-into-exports': {
    language: 'bash',
    broken: [
      'echo "name=$name" >> "$PIPEDREAM_EXPORTS"',
      'echo "sky=$(curl x)" >> "$PIPEDREAM_EXPORTS"',
      `printf 'a=%s\\n' "$a" >> "$PIPEDREAM_EXPORTS"`,
      'echo name=$name >> $PIPEDREAM_EXPORTS',
    ],
    kept: [
      'echo "path=/tmp/a" >> "$PIPEDREAM_EXPORTS"',
      'echo "name:json=$(jq -c .a=1 x)" >> "$PIPEDREAM_EXPORTS"',
      '# echo "a=$a" >> "$PIPEDREAM_EXPORTS"',
    ],
  },
  pipefail: {
    language: 'bash',
    broken: ['a=$(curl x | jq .)\necho "a:json=$a" >> "$PIPEDREAM_EXPORTS"'],
    kept: [
      'set -euo pipefail\na=$(curl x | jq .)\necho "a:json=$a" >> "$PIPEDREAM_EXPORTS"',
      'a=$(jq -c . x) || exit 1\necho "a:json=$a" >> "$PIPEDREAM_EXPORTS"',
      'curl x | jq .',
    ],
  },
  'curl-timeout': {
    language: 'bash',
    broken: ['curl --silent https://example.com', 'curl \\\n  -d "a"  \\\n  https://example.com'],
    kept: ['curl --max-time 10 x', 'curl \\\n  --max-time 10 \\\n  x', '# curl does not fail'],
  },
  'python-timeout': {
    language: 'python',
    broken: ['requests.get(url)', 'requests.post(\n  url,\n  json=f(a),\n)', 'session.get(url)'],
    kept: ['requests.get(url, timeout=10)', 'requests.post(\n  url,\n  json=f(a),\n  timeout=10,\n)', 'queue.get(url)'],
  },
  'node-timeout': {
    language: 'javascript',
    broken: ['await axios({ url })', 'await axios($, { url })', 'got.stream(url)', 'axios.post(url, data)', 'new WebClient(token)'],
    kept: [
      'await axios({ url, timeout: 10000 })',
      'got.stream(url, { timeout: 25000 })',
      'await axios($, config)',
      'axios(this, config)',
      'new WebClient(token, { timeout: 10000 })',
      '// axios({ url })',
    ],
  },
  'aws-timeout': {
    language: 'javascript',
    broken: ['new S3Client({ region: "us-east-1" })'],
    kept: ['new S3Client({ region, requestHandler: new NodeHttpHandler({ socketTimeout: 10000 }) })'],
  },
  'slack-retries': {
    language: 'javascript',
    broken: ['new WebClient(token, { timeout: 10000 })'],
    kept: ['new WebClient(token, { timeout: 10000, retryConfig: { retries: 1 } })'],
  },
  'go-timeout': {
    language: 'go',
    broken: ['resp, err := http.Get(url)', 'client := &http.Client{}', 'http.DefaultClient.Do(req)'],
    kept: ['client := &http.Client{Timeout: 10 * time.Second}', 'client.Get(url)', 'http.NewRequest("GET", url, nil)'],
  },
  'pinned-import': {
    language: 'javascript',
    broken: ['import got from "got";', "const { Octokit } = require('@octokit/rest')", 'import { S3Client } from "@aws-sdk/client-s3";'],
    kept: ['import got from "got@^11.8.0";', 'import axios from "axios";', 'import { S3Client } from "@aws-sdk/client-s3@~3.200.0";'],
  },
  'compared-secret': {
    language: 'javascript',
    broken: [
      'if (headers["x-secret"] !== process.env.HOOK) {}',
      'if (given === process.env.WEBHOOK_SECRET) {}',
      'if (signature === expected) {}',
      'if (steps.trigger.event.query.token !== "abc") {}',
      'if (headers["x-hub-signature-256"] !== `sha256=${digest}`) {}',
    ],
    kept: [
      'if (!crypto.timingSafeEqual(given, secret)) {}',
      'if (secret === undefined) {}',
      'if (token !== null) {}',
      'if (data.next_page_token !== last) {}',
      'if (token.length !== 32) {}',
      'if (page === last) {}',
    ],
  },
  'key-in-url': {
    language: 'javascript',
    broken: ['axios({ url: `https://x/?key=${process.env.K}`, timeout })', 'const url = "https://x/?a=1&api_key=" + key;'],
    kept: ['axios({ url: `https://x/?id=${id}`, timeout })', 'const url = "https://x/?monkey=1";'],
  },
  'printed-secret': {
    language: 'javascript',
    broken: ['console.log(process.env.API_KEY)', 'console.log("key", process.env.MY_SECRET);'],
    kept: ['console.log(Boolean(key))', 'console.log(process.env.REGION)', '// console.log(process.env.API_KEY)'],
  },
  'key-in-error': {
    language: 'javascript',
    broken: [
      'await axios({ url, headers: { Authorization: `Bearer ${t}` }, timeout });',
      'await axios({ url, headers: { "X-API-Key": process.env.K }, timeout, validateStatus: () => true });',
      'const headers = { Authorization: token };\nawait axios({ url, headers, timeout });',
      'try { await a(); } catch {}\naxios({ url, auth: { username, password }, timeout });',
      'await axios({ url: process.env.SLACK_WEBHOOK_URL, timeout });',
      'await axios({ url, httpsAgent: new HttpsProxyAgent(process.env.PROXY_URL), timeout });',
      'return axios($, { url, headers: { Authorization: `Bearer ${t}` }, timeout });',
      'await axios($, { url, headers: { Authorization: `Bearer ${t}` }, timeout }).catch(explain);',
      'const { oauth_access_token } = this.twitter.$auth;\nawait axios($, { url, timeout }, signing).catch(explain);',
      'const agent = httpsProxyAgent(process.env.PROXY_URL);\nawait axios({ url, httpsAgent: agent, timeout });',
    ],
    kept: [
      'await axios({ url, headers: { Authorization: `Bearer ${t}` }, timeout }).catch(explain);',
      'try {\n  await axios({ url, auth: { username, password }, timeout });\n} catch ({ response, message }) {}',
      'await axios({ url, headers: { "Content-Type": "text/plain" }, timeout });',
      'return axios($, { url, timeout });',
      'await axios({ export() {} }, { url, timeout }, signing).catch(explain);',
    ],
  },
  'whole-file': {
    language: 'javascript',
    broken: ['axios({ url, responseType: "arraybuffer", timeout })', 'put({ Body: await fs.promises.readFile(path) })'],
    kept: ['axios({ url, responseType: "stream", timeout })', 'put({ Body: fs.createReadStream(path) })'],
  },
  'file-name': {
    language: 'javascript',
    broken: ['const path = `/tmp/${steps.trigger.event.body.name}`;', 'const path = `/tmp/${filename}`;'],
    kept: ['const path = `/tmp/${basename(filename)}`;', 'const path = `/tmp/${steps.trigger.context.id}.csv`;'],
  },
  'growing-list': {
    language: 'javascript',
    broken: ['this.db.set("seen", [...seen, email]);', 'await this.store.set(key, [...seen, id]);'],
    kept: ['this.db.set("seen", [...seen, email].slice(-500));', 'const all = [...seen, email];'],
  },
  'unchecked-host': {
    language: 'javascript',
    broken: ['new https.Agent({ rejectUnauthorized: false })'],
    kept: ['new https.Agent({ keepAlive: true })'],
  },
};

const sample = (language: string, code: string, title = ''): Checked => ({
  code,
  language,
  title,
  file: 'page.md',
  page: '/code/page/',
  lineOf: (line) => line + 10,
});
const only = (id: string) => sampleRules.filter((rule) => rule.id === id);

test('every rule has cases', () => {
  expect(Object.keys(cases).sort()).toEqual(sampleRules.map(({ id }) => id).sort());
});

test.for(Object.entries(cases))('%s', ([id, { language, broken, kept }]) => {
  const fires = (code: string) => sampleFaults([sample(language, code)], only(id)).length > 0;
  expect(broken.filter((code) => !fires(code))).toEqual([]);
  expect(kept.filter(fires)).toEqual([]);
});

test('a violation is reported with its location and fix', () => {
  expect(sampleFaults([sample('go', 'package main\n\nhttp.Get(url)')], only('go-timeout'))).toEqual([
    'page.md:13 go-timeout The default client of net/http has no timeout: use &http.Client{Timeout: 10 * time.Second}.',
  ]);
});

test('rules cover Python too', () => {
  const fires = (id: string, code: string) => sampleFaults([sample('python', code)], only(id)).length > 0;
  expect(fires('growing-list', 'seen.append(email)\nstore["emails"] = seen')).toBe(true);
  expect(fires('growing-list', 'seen.append(email)\nstore["emails"] = seen[-500:]')).toBe(false);
  expect(fires('compared-secret', 'if given != os.environ["SECRET"]:\n    pass')).toBe(true);
  expect(fires('compared-secret', 'if secret is None:\n    pass')).toBe(false);
  expect(fires('printed-secret', 'print(os.environ["API_KEY"])')).toBe(true);
  expect(fires('whole-file', 'target.write(r.content)')).toBe(true);
  expect(fires('file-name', `path = f"/tmp/{body['name']}"`)).toBe(true);
  expect(fires('file-name', `path = f"/tmp/{run}.csv"`)).toBe(false);
});

test('samples marked as mistakes are exempt, and rules about steps apply only to their pages', () => {
  expect(sampleFaults([sample('python', 'requests.get(url)', 'Wrong')])).toEqual([]);
  expect(sampleFaults([{ ...sample('bash', 'curl x'), page: '/api/rest/' }], only('curl-timeout'))).toEqual([]);
  expect(sampleFaults([{ ...sample('javascript', 'require("got")'), page: '/v1/workflows/' }], only('pinned-import'))).toEqual([]);
});
