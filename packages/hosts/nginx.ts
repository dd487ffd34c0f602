import {
  COMPRESSIBLE_TYPES,
  type ExactRedirect,
  escapePattern,
  FILE_PATTERN,
  FOREVER,
  type HostGenerator,
  type HostingPlan,
  hashedPattern,
  linkHeader,
  MEDIA_TYPES,
  REFUSED_PATTERN,
  REVALIDATE,
  spellingsOf,
} from '../core/plugin/hosting.ts';
import { ACCEPT_ROWS, quote, WILDCARD_PATTERNS } from './patterns.ts';

/**
 * Two files: one with the maps for nginx's `http` block, and one for the `server` block that serves the
 * published folder as its `root`. https://nginx.org/en/docs/
 */
export const nginx: HostGenerator = (plan) => [
  { name: 'docs-http.conf', content: httpPart(plan), published: false },
  { name: 'docs-server.conf', content: serverPart(plan), published: false },
];

function httpPart(plan: HostingPlan): string {
  const moved = plan.redirects.flatMap((redirect) => spellingsOf(redirect).map((from) => `    ${quote(from)} ${quote(target(redirect))};`));
  // Branches are matched as sent, still encoded, so nothing that goes into a header was ever decoded.
  const branches = plan.branches.flatMap(({ from, to }) =>
    WILDCARD_PATTERNS.map(({ rest, behind }) => {
      const pattern = `~^${escapePattern(from)}${rest.replace('(', '(?<docs_rest>')}(\\?|$)`;
      return `    ${quote(pattern)} ${quote(`${to}\${docs_rest}${behind}$is_args$args`)};`;
    }),
  );
  const languages = plan.languages ?? [];
  const links = plan.links.map(({ page, copy, index }) => {
    const pattern = `~^${page.replace(/\((?!\?)/, '(?<docs_linked>')}(\\?|$)`;
    return `    ${quote(pattern)} ${quote(copy === '' ? '' : linkHeader(copy.replace('$1', '$$' + '{docs_linked}'), index))};`;
  });
  return `# Include this inside of \`http { … }\`.
map_hash_bucket_size 256;
map_hash_max_size 16384;

# Old address → where it leads now.
map $uri $docs_exact {
    default "";
${moved.join('\n')}
}
map $request_uri $docs_branch {
    default "";
${branches.join('\n')}
}
map $docs_exact $docs_moved {
    default $docs_exact;
    "" $docs_branch;
}

# An encoded slash, backslash or zero is never part of an address of the docs.
map $request_uri $docs_refused {
    default 0;
    ${quote(`~*${REFUSED_PATTERN}`)} 1;
}
# Slashes in a row and segments of dots: another spelling of an address.
map $request_uri $docs_untidy {
    default "";
    ${quote(`~^/*${escapePattern(plan.base)}([^?]*/)?(/|(\\.|%2[eE])+(/|\\?|$))`)} untidy;
}
# Accept decides between a page and its Markdown copy.
map $http_accept $docs_html_named {
    default any;
    "~*text/html" named;
}
map "$docs_html_named $http_accept" $docs_markdown {
    default 0;
${ACCEPT_ROWS.map(({ named, pattern, markdown }) => `    ${quote(`~*^${named ? 'named' : 'any'} ${pattern.slice(1)}`)} ${markdown ? 1 : 0};`).join('\n')}
}
map "$docs_markdown$uri" $docs_copy {
    default "/-";
    ${quote(`1${plan.base}`)} ${quote(`${plan.base}index.md`)};
    ${quote(`~^1(?<docs_copied>${escapePattern(plan.base)}.+?)/?$`)} "\${docs_copied}.md";
}
map $uri $docs_page_copy {
    default "/-";
    "~\\.html$" $docs_copy;
}
# What the Link header of a page says, and the copy that has to be there for it.
map $request_uri $docs_link_text {
    default "";
${links.join('\n')}
}
map $uri $docs_link_copy {
    default "/-";
    ${quote(plan.base)} ${quote(`${plan.base}index.md`)};
    ${quote(`~^(?<docs_link_page>${escapePattern(plan.base)}.*[^/])/?$`)} "\${docs_link_page}.md";
}
map $request_uri $docs_vary {
    default "";
    "~^[^?]*(/|\\.html)(\\?|$)" Accept;
}
map $uri $docs_not_found {
    default ${quote(plan.notFoundPage)};
    ${quote(`~${FILE_PATTERN}`)} ${quote(plan.notFoundFile)};
${languages.map(({ base, notFoundPage }) => `    ${quote(`~^${escapePattern(base)}`)} ${quote(notFoundPage)};\n`).join('')}}${
    languages.length === 0
      ? ''
      : `\nmap $uri $docs_language {\n    default "";\n${languages.map(({ base, lang }) => `    ${quote(`~^${escapePattern(base)}`)} ${lang};\n`).join('')}}`
  }
# What has a hash in its name never changes; an answer that it is missing may.
map $status:$uri $docs_cache {
    default ${quote(REVALIDATE)};
    ${quote(`~^(200|206|304):${hashedPattern(plan.base).slice(1)}`)} ${quote(FOREVER)};
}
`;
}

function serverPart(plan: HostingPlan): string {
  const { base } = plan;
  const headers = [
    ...plan.headers,
    ['Cache-Control', '$docs_cache'] as const,
    ['Vary', '$docs_vary'] as const,
    ['Link', '$docs_link'] as const,
    ...(plan.languages ? [['Content-Language', '$docs_language'] as const] : []),
  ].map(([name, value]) => `    add_header ${name} ${quote(value)} always;`);
  const types = Object.entries(MEDIA_TYPES).map(([extension, type]) => `        ${type.split(';')[0]} ${extension};`);
  // nginx always includes `text/html`.
  const compressed = COMPRESSIBLE_TYPES.filter((type) => type !== 'text/html');
  const bare =
    base === '/' ? '' : `\nlocation = ${base.slice(0, -1)} {\n    absolute_redirect off;\n    return 301 ${base}$is_args$args;\n}\n`;
  return `# Include this inside of the \`server { … }\` whose \`root\` is the published folder.
absolute_redirect off;
# For answers that are none of the docs; theirs have it below.
add_header X-Content-Type-Options nosniff always;
if ($docs_refused) {
    return 404;
}
if ($docs_moved) {
    return 301 $docs_moved;
}
set $docs_link "";
if (-f $document_root$docs_link_copy) {
    set $docs_link $docs_link_text;
}
# nginx has tidied \`$uri\`: where a file is there, its own address is reported.
set $docs_tidied $docs_untidy;
if (-f $request_filename) {
    set $docs_tidied "\${docs_tidied} file";
}
if (-f \${request_filename}index.html) {
    set $docs_tidied "\${docs_tidied} file";
}
if ($docs_tidied = "untidy file") {
    return 301 $uri$is_args$args;
}
${bare}
location ${base} {
${headers.join('\n')}
    error_page 404 @docs_not_found;
    types {
${types.join('\n')}
    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types ${compressed.filter((type) => type !== MEDIA_TYPES.svg).join(' ')};
    # Files compressed by the build, see \`precompress\`. With the module for brotli: brotli_static on;
    gzip_static on;
    gzip on;
    gzip_types ${compressed.join(' ')};
    gzip_vary on;

    location ~ ^(?<docs_folder>${escapePattern(base)}(.+/)?)index\\.html$ {
        if (-f $request_filename) {
            return 301 $docs_folder$is_args$args;
        }
        return 404;
    }
    location ~ /$ {
        try_files $docs_copy \${uri}index.html =404;
    }
    location ~ [^/]$ {
        if (-f $request_filename/index.html) {
            return 301 $uri/$is_args$args;
        }
        try_files $docs_page_copy $uri =404;
    }
}
location @docs_not_found {
${headers.join('\n')}
    types {
        text/html html;
        text/plain txt;
    }
    charset utf-8;
    try_files $docs_not_found =500;
}
`;
}

function target({ to, fragment }: ExactRedirect): string {
  return `${to}$is_args$args${fragment}`;
}
