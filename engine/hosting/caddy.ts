import { FILE_PATTERN } from '../shared/address.ts';
import { escapePattern } from '../shared/escape-pattern.ts';
import { BRANCH_RESTS } from './branch-rests.ts';
import { FOREVER, hashedPattern, REFUSED_PATTERN, REVALIDATE } from './cache-rules.ts';
import type { HostGenerator } from './host.ts';
import { MEDIA_TYPES } from './media-types.ts';
import type { HostingPlan } from './plan.ts';
import { spellingsOf } from './spellings.ts';

/** One file, imported inside of the site whose `root` is the published folder. https://caddyserver.com/docs/caddyfile */
export const caddy: HostGenerator = (plan) => [{ name: 'docs.caddy', content: snippet(plan), published: false }];

function snippet(plan: HostingPlan): string {
  const { base } = plan;
  const headers = plan.headers.map(([name, value]) => `		${name} ${quote(value)}`).join('\n');
  // Go's expressions know no look-ahead: a second matcher tells apart what ends in `html`.
  const file = FILE_PATTERN.replace('(?!html$)', '');
  const moved = plan.redirects.flatMap((redirect) =>
    spellingsOf(redirect).map((spelling) => `	${quote(spelling)} ${quote(redirect.to)} ${quote(redirect.fragment)}`),
  );
  const branches = plan.branches.flatMap(({ from, to }) =>
    BRANCH_RESTS.map(({ rest, behind }) => `	${quote(`~^${escapePattern(from)}${rest}(\\?.*)?$`)} ${quote(`${to}\${1}${behind}`)}`),
  );
  const types = Object.entries(MEDIA_TYPES).map(([extension, type]) => `	${quote(`~(?i)\\.${extension}$`)} ${quote(type)}`);
  const inside = base === '/' ? '/*' : `${base.slice(0, -1)} ${base}*`;
  return `# Import this inside of the site whose \`root\` is the published folder.

# Old address → where it leads now.
map {path} {docs_moved} {docs_fragment} {
${moved.join('\n')}
	default "" ""
}
# Branches are matched as they were asked, still encoded.
map {http.request.orig_uri} {docs_branch} {
${branches.join('\n')}
	default ""
}
map {query} {docs_query} {
	"" ""
	default "?{query}"
}
map {path} {docs_type} {
${types.join('\n')}
	~/$ "text/html; charset=utf-8"
	default application/octet-stream
}

# An encoded slash, backslash or zero is never part of an address of the docs, nor a name that no file can have.
@docs_refused expression \`{http.request.orig_uri}.matches("(?i)${REFUSED_PATTERN}") || {path}.matches("[^/]{256}")\`
# Slashes in a row and segments of dots: another spelling of an address.
@docs_untidy expression \`{http.request.orig_uri}.matches("^[^?]*(//|/([.]|%2[eE])+(/|[?]|$))")\`
@docs_moved expression \`{docs_moved} != ""\`
@docs_branch expression \`{docs_branch} != ""\`
@docs_bare path_regexp ^${escapePattern(base.slice(0, -1)) || '-'}$
@docs_twin {
	path_regexp docs_twin ^(${escapePattern(base)}(?:.+/)?)index\\.html$
	file {path}
}
@docs_no_slash {
	not path */
	file {path}/index.html
}
@docs_untidy_file {
	expression \`{http.request.orig_uri}.matches("^[^?]*(//|/([.]|%2[eE])+(/|[?]|$))")\`
	file {path} {path}index.html
}
@docs_hashed {
	path_regexp ${hashedPattern(base)}
	file {path}
}
@docs_inside path ${inside}

route {
	error @docs_refused 404
	uri @docs_untidy path_regexp /{2,} /
	redir @docs_moved {docs_moved}{docs_query}{docs_fragment} 301
	redir @docs_branch {docs_branch}{docs_query} 301
	route @docs_inside {
		header {
${headers.replace(/^\t/gm, '\t\t')}
			Cache-Control ${quote(REVALIDATE)}
			Vary Accept-Encoding
		}
		redir @docs_bare ${base}{docs_query} 301
		redir @docs_twin {re.docs_twin.1}{docs_query} 301
		redir @docs_no_slash {path}/{docs_query} 301
		redir @docs_untidy_file {path}{docs_query} 301
		header @docs_hashed Cache-Control ${quote(FOREVER)}
		header Content-Type {docs_type}
		# Files compressed by the build come first, see \`precompress\`.
		encode gzip
		file_server {
			index index.html
			precompressed br gzip
		}
	}
}

handle_errors {
	@docs_no_file {
		path ${inside}
		path_regexp ${file}
		not path *.html
		expression {err.status_code} == 404
	}
	@docs_no_page {
		path ${inside}
		expression {err.status_code} == 404
	}
	route {
		route @docs_inside {
			header {
${headers.replace(/^\t/gm, '\t\t\t')}
				Cache-Control ${quote(REVALIDATE)}
			}
		}
		route @docs_no_file {
			header Content-Type "text/plain; charset=utf-8"
			rewrite * ${plan.notFoundFile}
			file_server
		}
		route @docs_no_page {
			header Content-Type "text/html; charset=utf-8"
			rewrite * ${plan.notFoundPage}
			file_server {
				precompressed br gzip
			}
		}
	}
}
`;
}

function quote(text: string): string {
  return `"${text.replace(/"/g, '\\"')}"`;
}
