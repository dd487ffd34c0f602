import type { Sample } from '../../packages/samples/syntax/sample.ts';

/** Input of a rule. */
export type Checked = Pick<Sample, 'code' | 'file' | 'language' | 'lineOf' | 'page' | 'title'>;

/** Something that samples may not do, because readers paste them. */
export interface SampleRule {
  id: string;
  /** The problem and its fix. */
  message: string;
  languages: readonly string[];
  /** Prefix of the pages to which the rule applies. The default is all. */
  pages?: readonly string[];
  /** Prefix of the pages to which the rule doesn't apply. */
  except?: readonly string[];
  /** Offsets of violations in the code. */
  find(code: string): number[];
}

const JAVASCRIPT = ['javascript', 'js', 'typescript', 'ts', 'mjs'];
const SHELL = ['bash', 'sh', 'shell'];
const ALL = [...JAVASCRIPT, ...SHELL, 'python', 'go'];

/** Steps that readers paste into a workflow, where an endless request costs run time. */
const STEPS = ['/code/', '/pipedream-axios/', '/environment-variables/'];

/** v1 loads packages with `require()` on Node.js 10, for which v2's pinned versions weren't chosen. */
const OLD_PLATFORM = ['/v1/'];

/** Samples that deliberately show a mistake say so in their title. */
const SHOWS_MISTAKE = /^(fails|wrong|lost)\b/i;

const NEWER_THAN_PLATFORM = [
  'got',
  '@octokit/rest',
  '@slack/web-api',
  'https-proxy-agent',
  'mailparser',
  'snowflake-sdk',
  '@aws-sdk/[\\w-]+',
].join('|');
const SECRET_WORD = '(?:secret|signature|password|passphrase|api_?key|hmac|digest|(?<!next_?|page_?|sync_?|continuation_?)token)';
const SECRET_NAME = '\\w*(?:KEY|TOKEN|SECRET|PASSWORD)\\w*';

export const sampleRules: readonly SampleRule[] = [
  {
    id: 'quoted-files',
    message: 'Quote paths in variables: write "$PIPEDREAM_EXPORTS" and "$PIPEDREAM_STEPS".',
    languages: SHELL,
    find: (code) =>
      offsets(code, /(?<!["\\'])\$\{?PIPEDREAM_(?:EXPORTS|STEPS)\b/g).filter((at) => !isQuoted(code, at) && !isComment(code, at)),
  },
  {
    id: 'text-into-exports',
    message: 'A line break in the text would export more than one value: write name:json= and create the JSON with jq -c.',
    languages: SHELL,
    find: (code) =>
      offsets(code, /^[^#\n]*\b(?:echo|printf)\b[^\n]*?(?<!:json)=[^\n]*?[$`][^\n]*>>\s*"?\$\{?PIPEDREAM_EXPORTS/gm).filter(
        (at) => !/:json=/.test(lineAt(code, at)),
      ),
  },
  {
    id: 'pipefail',
    message:
      'Without pipefail, a script continues after a command in a pipe fails, and exports incomplete data: start with set -euo pipefail.',
    languages: SHELL,
    find: (code) => (/PIPEDREAM_EXPORTS/.test(code) && !/pipefail/.test(code) ? offsets(code, /[^|]\|(?!\|)\s*\w/g).slice(0, 1) : []),
  },
  {
    id: 'curl-timeout',
    message: 'curl has no timeout: add --max-time.',
    languages: SHELL,
    pages: STEPS,
    find: (code) =>
      offsets(code, /\bcurl\s(?:[^\n\\]|\\\n)*/g).filter((at) => !/--max-time|\s-m\s/.test(commandAt(code, at)) && !isComment(code, at)),
  },
  {
    id: 'python-timeout',
    message: 'requests has no default timeout: add timeout=10.',
    languages: ['python'],
    find: (code) =>
      offsets(code, /\b(?:requests|session)\.(?:get|post|put|patch|delete|head|request)\(/g).filter(
        (at) => !/\btimeout\s*=/.test(callAt(code, at)),
      ),
  },
  {
    id: 'node-timeout',
    message: 'axios, got and the Slack client have no default timeout: add timeout: 10000.',
    languages: JAVASCRIPT,
    find: (code) =>
      offsets(
        code,
        /\b(?:axios(?:\.(?:get|post|put|patch|delete|request))?|got(?:\.(?:stream|get|post|put))*|new (?:WebClient|Parser))\(/g,
      ).filter((at) => !/\btimeout\b|^[\w.]+\((?:(?:\$|this), )?(?:config|request)[),]/.test(callAt(code, at)) && !isComment(code, at)),
  },
  {
    id: 'aws-timeout',
    message: 'The AWS client has no default timeout: add requestHandler: new NodeHttpHandler({ connectionTimeout, socketTimeout }).',
    languages: JAVASCRIPT,
    find: (code) => offsets(code, /\bnew S3Client\(/g).filter((at) => !/\brequestHandler\b/.test(callAt(code, at))),
  },
  {
    id: 'slack-retries',
    message: 'Without a network, the Slack client retries ten times over half an hour: add retryConfig: { retries: 1 }.',
    languages: JAVASCRIPT,
    find: (code) => offsets(code, /\bnew WebClient\(/g).filter((at) => !/\bretryConfig\b/.test(callAt(code, at))),
  },
  {
    id: 'go-timeout',
    message: 'The default client of net/http has no timeout: use &http.Client{Timeout: 10 * time.Second}.',
    languages: ['go'],
    find: (code) => offsets(code, /\bhttp\.(?:Get|Post|PostForm|Head|DefaultClient)\b|&?http\.Client\{\}/g),
  },
  {
    id: 'pinned-import',
    except: OLD_PLATFORM,
    message: 'The newest version needs a newer Node.js than the platform has: pin a compatible one, such as got@^11.8.0.',
    languages: JAVASCRIPT,
    find: (code) => offsets(code, new RegExp(`(?:\\bfrom\\s*|\\brequire\\(\\s*|\\bimport\\(?\\s*)["'](?:${NEWER_THAN_PLATFORM})["']`, 'g')),
  },
  {
    id: 'compared-secret',
    message: 'The time this comparison takes reveals how much of the secret was right: use crypto.timingSafeEqual or hmac.compare_digest.',
    languages: [...JAVASCRIPT, 'python', 'go'],
    find: findComparedSecrets,
  },
  {
    id: 'key-in-url',
    message: 'URLs end up in logs and in errors: send the key in a header.',
    languages: ALL,
    find: (code) => offsets(code, /[?&](?:api_?key|key|access_?token|token|secret|password|auth)=(?=[$<{]|["'`]\s*\+)/gi),
  },
  {
    id: 'printed-secret',
    message: 'Output is stored with the event: print whether the secret is set, never the secret itself.',
    languages: ALL,
    find: (code) =>
      offsets(
        code,
        new RegExp(
          `(?:console\\.\\w+|print|fmt\\.Print\\w*|log\\.Print\\w*)\\((?:[^)\\n]*\\bprocess\\.env\\.${SECRET_NAME}|[^)\\n]*os\\.(?:environ\\[|Getenv\\()["']${SECRET_NAME})|\\becho\\s[^\\n>]*\\$\\{?${SECRET_NAME}`,
          'g',
        ),
      ).filter((at) => !isComment(code, at)),
  },
  {
    id: 'key-in-error',
    message:
      'axios errors contain the request with its key, and so does the export debug of axios($, …): use plain axios, catch the error, and throw one with the status and body of the response.',
    languages: JAVASCRIPT,
    find: findUncaughtKeys,
  },
  {
    id: 'whole-file',
    message: 'This loads the whole file into memory, and a workflow has 256MB by default: stream it.',
    languages: ALL,
    find: (code) =>
      offsets(code, /responseType:\s*["']arraybuffer["']|\.write\(\w+\.content\)|\bBody:\s*(?:await\s+)?fs\.(?:promises\.)?readFile/g),
  },
  {
    id: 'file-name',
    message: 'A file name from outside may point to another folder: use path.basename or choose the name yourself.',
    languages: [...JAVASCRIPT, 'python'],
    find: (code) =>
      offsets(
        code,
        /`\/tmp\/[^`]*\$\{(?![^}]*basename)[^}`]*\b(?:event|body|file_?[nN]ame)\b[^}`]*\}|f["']\/tmp\/[^"'{]*\{(?![^}]*basename)[^}]*(?:event|body|file_?name)[^}]*\}/g,
      ),
  },
  {
    id: 'growing-list',
    message: 'The list under this key grows without limit: keep the latest entries with .slice(-500), or use one key per entry.',
    languages: [...JAVASCRIPT, 'python'],
    find: (code) => [...offsets(code, /\.set\(\s*["'\w]+,\s*\[\s*\.\.\.\w+,[^\]]*\]\s*\)/g), ...growingLists(code)],
  },
  {
    id: 'unchecked-host',
    message: 'Without this check, anyone can intercept the connection: leave it on.',
    languages: ALL,
    find: (code) =>
      offsets(
        code,
        /verify\s*=\s*False|rejectUnauthorized:\s*false|InsecureSkipVerify:\s*true|\bcurl\b[^\n]*\s(?:--insecure|-k)\s|AutoAddPolicy/g,
      ),
  },
];

/** Violations in samples: `file:line rule message`. */
export function sampleFaults(samples: readonly Checked[], rules: readonly SampleRule[] = sampleRules): string[] {
  return samples
    .filter(({ title }) => !SHOWS_MISTAKE.test(title))
    .flatMap((sample) =>
      rules
        .filter((rule) => holdsFor(rule, sample))
        .flatMap(({ id, message, find }) =>
          [...new Set(find(sample.code).map((at) => sample.lineOf(lineNumber(sample.code, at))))].map(
            (line) => `${sample.file}:${line} ${id} ${message}`,
          ),
        ),
    );
}

function holdsFor({ languages, pages, except = [] }: SampleRule, sample: Checked): boolean {
  const isBelow = (begin: string) => sample.page.startsWith(begin);
  return languages.includes(sample.language) && (pages?.some(isBelow) ?? true) && !except.some(isBelow);
}

function findComparedSecrets(code: string): number[] {
  const operand = `[\\w.$?!()[\\]"'-]*${SECRET_WORD}[\\w.$?()[\\]"'-]*`;
  const harmless = /^(?:undefined|null|None|nil|true|false|["'`]{2}|\d+)\b|^["'`]{2}/;
  const pattern = new RegExp(`(${operand})\\s*(?:===?|!==?)\\s*([\\w.$\`"'[{(-]+)|([\\w.$\\]"')]+)\\s*(?:===?|!==?)\\s*(${operand})`, 'gi');
  return [...code.matchAll(pattern)]
    .filter(([, secret, other = '', before = '', after]) => {
      const name = secret ?? after ?? '';
      const value = secret === undefined ? before : other;
      return !harmless.test(value) && !/\.length\b|^typeof/.test(name) && !/^["'`][^"'`]*["'`]$/.test(name);
    })
    .map(({ index }) => index);
}

/** axios calls that send a key and let the platform handle the error, or export it. */
function findUncaughtKeys(code: string): number[] {
  const key =
    /Authorization|x-api-key|\bauth:|\$auth\b|\bprocess\.env\.\w*(?:KEY|TOKEN|SECRET|PASSWORD|WEBHOOK|PROXY)|\bthis\.(?:apiKey|secret|token)\b/i;
  return offsets(code, /\baxios(?:\.(?:get|post|put|patch|delete|request))?\(/g).filter((at) => {
    const call = callAt(code, at);
    const sendsKey = key.test(call) || (/\bheaders\b(?!:)|\bhttpsAgent\b|[(,]\s*(?:config|request|signing)\)/.test(call) && key.test(code));
    const isCaught = /^\s*\.catch\(/.test(code.slice(at + call.length)) || isInTry(code, at);
    const exportsDebug = /^axios\((?:\$|this\b)/.test(call);
    return sendsKey && (exportsDebug || !isCaught) && !isComment(code, at);
  });
}

function isInTry(code: string, at: number): boolean {
  const begin = code.lastIndexOf('try {', at);
  return begin !== -1 && code.indexOf('catch', begin) > at;
}

/** Python: `seen.append(x)`, then `store["seen"] = seen`. */
function growingLists(code: string): number[] {
  return [...code.matchAll(/\b(\w+)\.append\(/g)]
    .filter(([, name]) => new RegExp(`\\]\\s*=\\s*${name}\\s*$`, 'm').test(code))
    .map(({ index }) => index);
}

function offsets(code: string, pattern: RegExp): number[] {
  return [...code.matchAll(pattern)].map(({ index }) => index);
}

function lineNumber(code: string, at: number): number {
  return code.slice(0, at).split('\n').length;
}

function lineAt(code: string, at: number): string {
  const end = code.indexOf('\n', at);
  return code.slice(code.lastIndexOf('\n', at - 1) + 1, end === -1 ? undefined : end);
}

/** Whether an offset in a shell script is inside double quotes that open on its line. */
function isQuoted(code: string, at: number): boolean {
  const before = code.slice(code.lastIndexOf('\n', at - 1) + 1, at);
  return (before.match(/(?<!\\)"/g) ?? []).length % 2 === 1;
}

function isComment(code: string, at: number): boolean {
  return /^\s*(?:#|\/\/)/.test(lineAt(code, at));
}

/** A shell command, including lines continued with `\`. */
function commandAt(code: string, at: number): string {
  return /^(?:[^\n\\]|\\[\s\S])*/.exec(code.slice(at))?.[0] ?? '';
}

/** A call, from its name to its closing bracket. */
function callAt(code: string, at: number): string {
  let depth = 0;
  for (let i = code.indexOf('(', at); i < code.length; i++) {
    if (code[i] === '(') depth++;
    if (code[i] === ')') depth--;
    if (depth === 0) return code.slice(at, i + 1);
  }
  return code.slice(at);
}
