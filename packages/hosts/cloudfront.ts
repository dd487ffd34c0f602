import {
  canonicalPath,
  decodeAddress,
  type HostGenerator,
  type HostingPlan,
  linkHeader,
  prefersMarkdown,
  REFUSED_PATTERN,
  targetsOf,
} from '../core/plugin/hosting.ts';

/**
 * For a bucket behind CloudFront: functions for requests and responses, old addresses as data for its
 * key-value store (code is limited to 10 kB, the store to 5 MB), headers as a policy, and the
 * responses for missing objects. https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-functions.html
 */
export const cloudfront: HostGenerator = (plan) => [
  { name: 'viewer-request.js', content: viewerRequest(plan), published: false },
  { name: 'viewer-response.js', content: viewerResponse(plan), published: false },
  {
    name: 'key-value-store.json',
    content: json({ data: targetsOf(plan.redirects).map(([key, value]) => ({ key, value })) }),
    published: false,
  },
  { name: 'response-headers-policy.json', content: json(headersPolicy(plan)), published: false },
  {
    name: 'custom-error-responses.json',
    content: json(
      [403, 404].map((code) => ({ ErrorCode: code, ResponsePagePath: plan.notFoundPage, ResponseCode: '404', ErrorCachingMinTTL: 60 })),
    ),
    published: false,
  },
  { name: 'routing-rules.json', content: json(plan.branches.map(routingRule)), published: false },
];

/** Runs at the edge as `cloudfront-js-2.0`. The address arrives as sent, still encoded. */
function viewerRequest({ base, branches }: HostingPlan): string {
  return `import cf from 'cloudfront';

const BASE = ${JSON.stringify(base)};
const BRANCHES = ${JSON.stringify(branches.map(({ from, to }) => [from, to]))};
const REFUSED = /${REFUSED_PATTERN}/i;
const store = cf.kvs();
const prefersMarkdown = ${prefersMarkdown.toString()};
const canonicalPath = ${canonicalPath.toString()};

async function handler(event) {
  const request = event.request;
  if (REFUSED.test(request.uri)) return { statusCode: 404, statusDescription: 'Not Found' };
  const uri = request.uri.replace(/\\/{2,}/g, '/');
  const moved = await find(decode(uri));
  if (moved !== undefined) return lead(moved, request);
  for (const branch of BRANCHES) {
    if (uri.startsWith(branch[0])) return lead(branch[1] + canonicalPath('/' + uri.slice(branch[0].length)).slice(1), request);
  }
  if (uri + '/' === BASE) return lead(BASE, request);
  if (!uri.startsWith(BASE)) return request;
  if (/\\/index\\.html$/.test(uri)) return lead(uri.slice(0, -10), request);
  if (/\\/[^./]+$/.test(uri)) return lead(uri + '/', request);
  if (uri !== request.uri) return lead(uri, request);
  const accept = request.headers && request.headers.accept;
  if (/(\\/|\\.html)$/.test(uri) && uri !== BASE + 'search/' && accept && prefersMarkdown(accept.value)) {
    request.uri = uri === BASE ? BASE + 'index.md' : uri.replace(/\\/$/, '') + '.md';
    return request;
  }
  if (uri.endsWith('/')) request.uri = uri + 'index.html';
  return request;
}

async function find(key) {
  try {
    return await store.get(key);
  } catch (_) {
    return undefined;
  }
}

function decode(uri) {
  try {
    return decodeURIComponent(uri);
  } catch (_) {
    return uri;
  }
}

function lead(target, request) {
  const parts = [];
  for (const name in request.querystring) {
    const given = request.querystring[name];
    for (const one of given.multiValue || [given]) parts.push(one.value === '' ? name : name + '=' + one.value);
  }
  const hash = target.indexOf('#');
  const path = hash < 0 ? target : target.slice(0, hash);
  const location = path + (parts.length > 0 ? '?' + parts.join('&') : '') + (hash < 0 ? '' : target.slice(hash));
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: location } } };
}
`;
}

/** Adds headers that differ per page, which a policy can't express. The address is the rewritten one. */
function viewerResponse({ links, languages = [] }: HostingPlan): string {
  const rules = links.map(({ page, copy, index }) => [`^${page}$`, copy === '' ? '' : linkHeader(copy, index)]);
  return `const LINKS = ${JSON.stringify(rules)};
const LANGUAGES = ${JSON.stringify(languages.map(({ base, lang }) => [base, lang]))};

function handler(event) {
  const response = event.response;
  const language = LANGUAGES.find((one) => event.request.uri.startsWith(one[0]));
  if (language) response.headers['content-language'] = { value: language[1] };
  const page = event.request.uri.replace(/\\/index\\.(html|md)$/, '/').replace(/\\.html\\.md$/, '.html').replace(/\\.md$/, '/');
  if (response.statusCode !== 200 && response.statusCode !== 304) return response;
  for (const rule of LINKS) {
    const found = new RegExp(rule[0]).exec(page);
    if (!found) continue;
    if (rule[1] !== '') response.headers.link = { value: rule[1].replace('$1', found[1] || '') };
    break;
  }
  return response;
}
`;
}

function headersPolicy({ headers }: HostingPlan): object {
  const known = Object.fromEntries(headers);
  const own = [...headers.filter(([name]) => name === 'Permissions-Policy' || name === 'Cross-Origin-Opener-Policy'), ['Vary', 'Accept']];
  return {
    Name: 'docs',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: known['Content-Security-Policy'] },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: known['Referrer-Policy'] },
    },
    CustomHeadersConfig: { Quantity: own.length, Items: own.map(([Header, Value]) => ({ Header, Value, Override: true })) },
  };
}

/** For a bucket served as a website without CloudFront: supports only whole branches. */
function routingRule({ from, to }: { from: string; to: string }): object {
  const [prefix = from, replacement = to] = [from, to].map(decodeAddress); // keys are not encoded
  return {
    Condition: { KeyPrefixEquals: prefix.slice(1) },
    Redirect: { ReplaceKeyPrefixWith: replacement.slice(1), HttpRedirectCode: '301' },
  };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
