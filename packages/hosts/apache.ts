import {
  COMPRESSIBLE_TYPES,
  type ExactRedirect,
  escapePattern,
  FILE_PATTERN,
  FOREVER,
  type HostGenerator,
  type HostingPlan,
  hashedPattern,
  type LinkRule,
  linkHeader,
  MEDIA_TYPES,
  REFUSED_PATTERN,
  REVALIDATE,
  type WildcardRedirect,
} from '../core/plugin/hosting.ts';
import { ACCEPT_ROWS, type AcceptRow, quote, WILDCARD_PATTERNS } from './patterns.ts';

/** One `.htaccess` in the root of the published folder. https://httpd.apache.org/docs/2.4/ */
export const apache: HostGenerator = (plan) => [{ name: '.htaccess', content: htaccess(plan), published: true }];

function htaccess(plan: HostingPlan): string {
  const { base } = plan;
  // The last match wins.
  const languages = (plan.languages ?? []).toReversed();
  const hashed = `%{REQUEST_URI} =~ m#${hashedPattern(base)}#`;
  const kept = `%{REQUEST_STATUS} in { '200', '206', '304' } && ${hashed}`;
  return `Options -Indexes -MultiViews
DirectoryIndex index.html
# The rules below add slashes, so that the query and the scheme stay as they were.
DirectorySlash Off
AddDefaultCharset Off
FileETag MTime Size

ErrorDocument 404 ${plan.notFoundPage}
${languages.map(({ base, notFoundPage }) => `<If "%{REQUEST_URI} =~ m#^${escapePattern(base)}#">\n    ErrorDocument 404 ${notFoundPage}\n</If>\n`).join('')}<If "%{REQUEST_URI} =~ m#${FILE_PATTERN}#">
    ErrorDocument 404 ${plan.notFoundFile}
</If>

${Object.entries(MEDIA_TYPES)
  .map(([extension, type]) => `AddType "${type}" .${extension}`)
  .join('\n')}
AddEncoding br .br
AddEncoding gzip .gz
RemoveType .gz

<IfModule mod_headers.c>
${plan.headers.map(([name, value]) => `    Header always set ${name} ${quote(value)}`).join('\n')}
${languages.map(({ base, lang }) => `    Header always set Content-Language ${lang} "expr=%{REQUEST_URI} =~ m#^${escapePattern(base)}#"\n`).join('')}    Header always set Cache-Control "${FOREVER}" "expr=${kept}"
    Header always set Cache-Control "${REVALIDATE}" "expr=!(${kept})"
    Header always merge Vary Accept-Encoding
    # Of a page that was asked for, and also after the rules have led to another file.
${['DOCS_COPY', 'REDIRECT_DOCS_COPY'].map(linkOf).join('\n')}
    # A compressed answer has a validator of its own, by which browsers ask: the file has the one without the suffix.
    RequestHeader edit If-None-Match "^\\"(.*)-gzip\\"$" "\\"$1\\", \\"$1-gzip\\""
    Header always merge Vary Accept "expr=%{REQUEST_URI} =~ m#(/|\\.(html|md)(\\.(br|gz))?)$#"
</IfModule>

<IfModule mod_filter.c>
    <IfModule mod_deflate.c>
        AddOutputFilterByType DEFLATE ${COMPRESSIBLE_TYPES.join(' ')}
    </IfModule>
</IfModule>

RewriteEngine On
RewriteBase /

# An encoded slash, backslash or zero is never part of an address of the docs.
RewriteCond %{THE_REQUEST} "^\\S+\\s${REFUSED_PATTERN.slice(1).replace('[^?]', '[^?\\s]')}" [NC]
RewriteRule ^ - [R=404,L]

# Old address → where it leads now. The query goes before the fragment.
${plan.redirects.map(exact).join('\n')}
${plan.branches.map(branch).join('\n')}

# The other spellings of a page. \`THE_REQUEST\` is what was asked, before any rule.
RewriteCond %{THE_REQUEST} "^\\S+\\s[^?\\s]*/index\\.html[?\\s]"
RewriteCond %{REQUEST_FILENAME} /index\\.html$
RewriteCond %{REQUEST_FILENAME} -f
RewriteRule ^(.+/)?index\\.html$ /$1 [R=301,L]
RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_FILENAME}/index.html -f
RewriteRule ^(.*[^/])$ /$1/ [R=301,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{THE_REQUEST} "^\\S+\\s[^?\\s]*(//|/(\\.|%2e)+[/?\\s])" [NC]
RewriteCond %{REQUEST_FILENAME} -f [OR]
RewriteCond %{REQUEST_FILENAME}/index.html -f
RewriteRule ^(.*)$ /$1 [R=301,L]
RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_FILENAME}/index.html !-f
RewriteRule ^ - [R=404,L]

# The copy that the Link header of a page names.
${plan.links.flatMap(linkRule).join('\n')}

# \`Accept\` decides between a page and its Markdown copy. Nearly every client asks for none.
RewriteCond %{HTTP:Accept} !text/markdown [NC]
RewriteRule ^ - [S=${ACCEPT_ROWS.length}]
${ACCEPT_ROWS.map(acceptRow).join('\n')}
RewriteCond %{ENV:DOCS_MARKDOWN} 1
RewriteCond %{DOCUMENT_ROOT}${base}index.md -f
RewriteRule ^${escapePattern(base.slice(1))}$ ${base}index.md [L]
RewriteCond %{ENV:DOCS_MARKDOWN} 1
RewriteCond %{DOCUMENT_ROOT}/$1.md -f
RewriteRule ^(.+)/$ /$1.md [L]
RewriteCond %{ENV:DOCS_MARKDOWN} 1
RewriteCond %{DOCUMENT_ROOT}/$1.md -f
RewriteRule ^(.+\\.html)$ /$1.md [L]

# Files compressed by the build, see \`precompress\`.
RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
RewriteCond %{REQUEST_FILENAME}index.html.br -f
RewriteRule ^(.*/)?$ /$1index.html.br [L,E=no-gzip:1]
RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
RewriteCond %{REQUEST_FILENAME}index.html.gz -f
RewriteRule ^(.*/)?$ /$1index.html.gz [L,E=no-gzip:1]
RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
RewriteCond %{REQUEST_FILENAME}.br -f
RewriteRule ^(.*[^/])$ /$1.br [L,E=no-gzip:1]
RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
RewriteCond %{REQUEST_FILENAME}.gz -f
RewriteRule ^(.*[^/])$ /$1.gz [L,E=no-gzip:1]
`;
}

function acceptRow({ named, pattern, markdown }: AcceptRow, index: number): string {
  const skip = `S=${ACCEPT_ROWS.length - 1 - index}`;
  return `RewriteCond %{HTTP:Accept} ${named ? '' : '!'}text/html [NC]
RewriteCond %{HTTP:Accept} "${pattern}" [NC]
RewriteRule ^ - [${markdown ? 'E=DOCS_MARKDOWN:1,' : ''}${skip}]`;
}

function linkOf(name: string): string {
  const index = `%{${name.replace('COPY', 'INDEX')}}e`;
  return `    Header always set Link ${quote(linkHeader(`%{${name}}e`, index))} env=${name}`;
}

/** Matches the address as sent, so nothing that goes into a header was ever decoded. */
function linkRule({ page, copy, index }: LinkRule): string[] {
  if (copy === '') return [];
  const home = !copy.includes('$1');
  return [
    `RewriteCond %{ENV:DOCS_COPY} ^$
RewriteCond %{THE_REQUEST} "^\\S+\\s${page}[?\\s]"
RewriteCond %{DOCUMENT_ROOT}${home ? copy : '/$1.md'} -f
RewriteRule ^(.*?)/?$ - [E=DOCS_COPY:${home ? copy : '%1.md'},E=DOCS_INDEX:${index}]`,
  ];
}

function exact({ from, aliases, to, fragment }: ExactRedirect): string {
  const paths = [from, ...aliases].map((address) => bare(escapePattern(address.slice(1).replace(/\/$/, ''))));
  const path = paths.length === 1 ? paths[0] : `(?:${paths.join('|')})`;
  const pattern = from.endsWith('/') ? `^${path}(?:/(?:index\\.html)?)?$` : `^${path}$`;
  const target = literally(to);
  if (fragment === '') return `RewriteRule ${pattern} ${target} [R=301,L,NE]`;
  return `RewriteCond %{QUERY_STRING} ^(.+)$
RewriteRule ${pattern} ${target}?%1${literally(fragment)} [R=301,L,NE]
RewriteRule ${pattern} ${target}${literally(fragment)} [R=301,L,NE]`;
}

function branch({ from, to }: WildcardRedirect): string {
  return WILDCARD_PATTERNS.map(
    ({ rest, behind }) => `RewriteCond %{THE_REQUEST} "^\\S+\\s${escapePattern(from)}${rest}[?\\s]"
RewriteRule ^ ${literally(to)}%1${behind} [R=301,L,NE]`,
  ).join('\n');
}

/** Escapes quotes and spaces in an expression, because they end a word in a mod_rewrite rule, which can't escape quotes. */
function bare(pattern: string): string {
  return pattern.replace(/["'\s]/g, (sign) => `\\x{${sign.charCodeAt(0).toString(16)}}`);
}

/** Escapes characters in a target that would refer to matches of the pattern or the condition. */
function literally(target: string): string {
  return target.replace(/[$%\\]/g, '\\$&');
}
