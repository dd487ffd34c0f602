import type { CodeSample } from '@workflow-docs/engine/samples';
import type { Inputs, Outcome } from './outcome.ts';

/** Placeholder for each key, token and password passed to a sample. */
export const KEY = 'refused-key';

/** Sources of a key: an environment variable, a connected account, a secret prop. */
const READS_KEY =
  /process\.env\.\w|\$auth\b|\bauths\.|os\.environ\b|os\.Getenv\(|\w_with_token\b|\bthis\.(?:apiKey|secret|token)\b|\$\{?[A-Z_]+_(?:KEY|TOKEN|SECRET|PASSWORD|URL)\b/;

/** Terminal programs run with their API pages, in `site/openapi/`. */
export const isKeyed = ({ code, partial, page }: CodeSample) =>
  READS_KEY.test(code) && !code.includes('PIPEDREAM_API_KEY') && (!partial || page.startsWith('/v1/'));

/** Variables that contain an address with a key in it. */
const ADDRESSES: Record<string, string> = {
  SLACK_WEBHOOK_URL: `https://hooks.slack.com/services/${KEY}`,
  UPLOAD_URL: `https://files.example.com/report.csv?signature=${KEY}`,
  PROXY_URL: `http://user:${KEY}@proxy.example.com:3128`,
  SCHEDULER_URL: 'https://scheduler.example.com',
};

const IS_SECRET = /KEY|TOKEN|SECRET|PASSWORD/;

/** Environment variables that a sample reads. With `needed`, only those without a default. */
export function variablesOf(code: string, needed = false): string[] {
  const reads = [
    /process\.env\.(\w+)/g,
    /os\.environ\[["'](\w+)["']\]/g,
    /os\.environ\.get\(["'](\w+)["']/g,
    /os\.Getenv\("(\w+)"\)/g,
    /\$\{?(?!PIPEDREAM_)([A-Z]+_[A-Z_]+)\b/g,
  ];
  const lists = [...code.matchAll(/\{([\w\s,]+)\}\s*=\s*process\.env\b/g)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []);
  const names = [...lists, ...reads.flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = '']) => name))];
  return [...new Set(names)].filter((name) => !needed || !hasDefault(code, name)).sort();
}

/** `process.env.REGION ?? "eu"`, `os.environ.get("REGION", "eu")`, `if region == ""`, or a setting that's omitted if it's missing. */
function hasDefault(code: string, name: string): boolean {
  return new RegExp(
    `process\\.env\\.${name} \\?\\?|environ\\.get\\("${name}"|:= os\\.Getenv\\("${name}"\\)\\n\\tif \\w+ == "" \\{\\n\\t\\t\\w+ =|endpoint: process\\.env\\.${name}|Boolean\\(process\\.env\\.${name}`,
  ).test(code);
}

export const environment = (code: string): Record<string, string> =>
  Object.fromEntries(variablesOf(code).map((name) => [name, ADDRESSES[name] ?? (IS_SECRET.test(name) ? KEY : 'eu')]));

/** A connected account for any app: every key is rejected, and the rest is valid. */
const ACCOUNT = {
  ...Object.fromEntries(
    [
      'oauth_access_token',
      'oauth_refresh_token',
      'api_key',
      'api_secret_key',
      'access_token',
      'access_token_secret',
      'bot_token',
      'password',
      'private_key',
    ].map((name) => [name, KEY]),
  ),
  oauth_signer_uri: 'https://signer.example.com/sign',
  oauth_uid: `https://discord.com/api/webhooks/1/${KEY}`,
  api_domain: 'https://www.zohoapis.com',
  base_api_uri: 'zoho.com',
  instance_name: 'dev98042',
};

/** Exports of earlier steps that any sample may need. */
const BODY = { customer: 'Ada', name: 'Ada', email: 'ada@example.com', title: 'Tea', text: 'Tea', city: 'Lisbon', id: 1, plan: 'pro' };
const STEPS = {
  trigger: {
    event: {
      body: { ...BODY, service: 'shop', message: 'down' },
      headers: {},
      query: {},
      download_url_with_token: `https://zoom.us/rec/download?access_token=${KEY}`,
      file_type: 'MP4',
      error: { code: 'Error', msg: 'It broke' },
      original_context: { id: 'run-1', pipeline_id: 'p_abc123' },
    },
    context: { id: 'run-1', ts: '2022-05-01T09:30:00.000Z' },
  },
  get_orders: { $return_value: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }, { id: 5 }, { id: 6 }, { id: 7 }, { id: 8 }] },
  participants: { $return_value: ['ada@example.com'] },
  tell_team: { $return_value: { channel: 'C1', ts: '1' } },
  save_attachments: { $return_value: [] },
};
/** Arguments for a source, an app file's method, or a prop's options. */
const EVENT = { path: '/things', screenName: 'ada', page: 0, method: 'POST', headers: {}, body: {}, bodyRaw: '{}', board: 'b1' };

/** Inputs that make a sample send its key: those of its test run, or generic ones. */
export function keyedInputs({ code }: CodeSample, known: Inputs | undefined): Inputs {
  const isSource = /\$emit\(|type: "app",\n {2}app:/.test(code);
  const texts = [...code.matchAll(/(\w+): \{\s*type: "(string|integer)"/g)].map(([, name = '', type]) => [
    name,
    type === 'string' ? 'ada/shop' : 2,
  ]);
  const accounts = [...code.matchAll(/(\w+): \{\s*type: "app"/g)].map(([, name = '']) => [name, { $auth: ACCOUNT }]);
  const inPython = [...code.matchAll(/pd\.inputs\["(\w+)"\]/g)].map(([, name = '']) => [name, { $auth: ACCOUNT }]);
  const secrets = ['apiKey', 'secret', 'token', 'password'].map((name) => [name, KEY]);
  return {
    steps: known?.steps ?? STEPS,
    ...(isSource || known?.event !== undefined ? { event: known?.event ?? EVENT } : {}),
    files: { 'report.csv': 'day,total\n', ...known?.files },
    stored: known?.stored ?? {},
    props: {
      ...Object.fromEntries(texts),
      ...known?.props,
      ...Object.fromEntries([...accounts, ...inPython]),
      ...Object.fromEntries(secrets),
      taskSchedulerURL: 'https://scheduler.example.com',
      $auth: ACCOUNT,
      // For v1 steps
      params: BODY,
      auths: { slack: ACCOUNT, snowflake: ACCOUNT, github: ACCOUNT },
    },
    env: environment(code),
    hurry: true,
  };
}

/** Outcome fields in which the key appears, except those that a step returns or sends on purpose. */
export function leaksOf(outcome: Outcome): string[] {
  const { exports, printed, warned, error, thrown, answered, exit } = outcome;
  return Object.entries({ exports, printed, warned, error, thrown, answered, exit })
    .filter(([, value]) => JSON.stringify(value ?? '').includes(KEY))
    .map(([field]) => field);
}
