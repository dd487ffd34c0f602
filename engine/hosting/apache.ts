import { FILE_PATTERN } from '../shared/address.ts';
import { escapePattern } from '../shared/escape-pattern.ts';
import { BRANCH_RESTS } from './branch-rests.ts';
import { FOREVER, hashedPattern, REFUSED_PATTERN, REVALIDATE } from './cache-rules.ts';
import type { HostGenerator } from './host.ts';
import { COMPRESSIBLE_TYPES, MEDIA_TYPES } from './media-types.ts';
import type { HostingPlan } from './plan.ts';
import type { BranchRedirect, ExactRedirect } from './redirect.ts';

/** One `.htaccess` in the root of the published folder. https://httpd.apache.org/docs/2.4/ */
export const apache: HostGenerator = (plan) => [{ name: '.htaccess', content: htaccess(plan), published: true }];

function htaccess(plan: HostingPlan): string {
  const { base } = plan;
  const hashed = `%{REQUEST_URI} =~ m#${hashedPattern(base)}#`;
  const kept = `%{REQUEST_STATUS} in { '200', '206', '304' } && ${hashed}`;
  return `Options -Indexes -MultiViews
DirectoryIndex index.html
# The rules below add slashes, so that the query and the scheme stay as they were.
DirectorySlash Off
AddDefaultCharset Off
FileETag MTime Size

ErrorDocument 404 ${plan.notFoundPage}
<If "%{REQUEST_URI} =~ m#${FILE_PATTERN}#">
    ErrorDocument 404 ${plan.notFoundFile}
</If>

${Object.entries(MEDIA_TYPES)
  .map(([extension, type]) => `AddType "${type}" .${extension}`)
  .join('\n')}
AddEncoding br .br
AddEncoding gzip .gz
RemoveType .gz

<IfModule mod_headers.c>
${plan.headers.map(([name, value]) => `    Header always set ${name} "${value.replace(/"/g, '\\"')}"`).join('\n')}
    Header always set Cache-Control "${FOREVER}" "expr=${kept}"
    Header always set Cache-Control "${REVALIDATE}" "expr=!(${kept})"
    Header always merge Vary Accept-Encoding
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

function exact({ from, aliases, to, fragment }: ExactRedirect): string {
  const paths = [from, ...aliases].map((address) => escapePattern(address.slice(1).replace(/\/$/, '')));
  const path = paths.length === 1 ? paths[0] : `(?:${paths.join('|')})`;
  const pattern = from.endsWith('/') ? `^${path}(?:/(?:index\\.html)?)?$` : `^${path}$`;
  const target = literally(to);
  if (fragment === '') return `RewriteRule ${pattern} ${target} [R=301,L,NE]`;
  return `RewriteCond %{QUERY_STRING} ^(.+)$
RewriteRule ${pattern} ${target}?%1${literally(fragment)} [R=301,L,NE]
RewriteRule ${pattern} ${target}${literally(fragment)} [R=301,L,NE]`;
}

function branch({ from, to }: BranchRedirect): string {
  return BRANCH_RESTS.map(
    ({ rest, behind }) => `RewriteCond %{THE_REQUEST} "^\\S+\\s${escapePattern(from)}${rest}[?\\s]"
RewriteRule ^ ${literally(to)}%1${behind} [R=301,L,NE]`,
  ).join('\n');
}

/** A target in which no sign stands for what the pattern or the condition matched. */
function literally(target: string): string {
  return target.replace(/[$%\\]/g, '\\$&');
}
