import {
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

/** One file, imported in the site block whose `root` is the published folder. https://caddyserver.com/docs/caddyfile */
export const caddy: HostGenerator = (plan) => [{ name: 'docs.caddy', content: snippet(plan), published: false }];

function snippet(plan: HostingPlan): string {
  const { base } = plan;
  // The last match wins.
  const languages = (plan.languages ?? []).toReversed();
  const headers = plan.headers.map(([name, value]) => `		${name} ${quote(value)}`).join('\n');
  // Go's regular expressions have no lookahead, so a second matcher excludes addresses ending in `html`.
  const file = FILE_PATTERN.replace('(?!html$)', '');
  const moved = plan.redirects.flatMap((redirect) =>
    spellingsOf(redirect).map((spelling) => `	${quote(spelling)} ${quote(redirect.to)} ${quote(redirect.fragment)}`),
  );
  const branches = plan.branches.flatMap(({ from, to }) =>
    WILDCARD_PATTERNS.map(({ rest, behind }) => `	${quote(`~^${escapePattern(from)}${rest}(\\?.*)?$`)} ${quote(`${to}\${1}${behind}`)}`),
  );
  const types = Object.entries(MEDIA_TYPES).map(([extension, type]) => `	${quote(`~(?i)\\.${extension}$`)} ${quote(type)}`);
  const links = plan.links.map(({ page, copy, index }) => {
    const text = copy === '' ? '' : linkHeader(copy.replace('$1', '$${1}'), index);
    return `	${quote(`~^${page}(?:\\?.*)?$`)} ${quote(text)}`;
  });
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
# Accept decides between a page and its Markdown copy.
map {header.Accept} {docs_html_named} {
	"~(?i)text/html" named
	default any
}
map "{docs_html_named} {header.Accept}" {docs_markdown} {
${ACCEPT_ROWS.map(({ named, pattern, markdown }) => `	${quote(`~(?i)^${named ? 'named' : 'any'} ${pattern.slice(1)}`)} ${markdown ? 1 : 0}`).join('\n')}
	default 0
}
map {path} {docs_copy} {
	${quote(base)} ${quote(`${base}index.md`)}
	${quote(`~^(${escapePattern(base)}.+)/$`)} "\${1}.md"
	${quote(`~^(${escapePattern(base)}.+\\.html)$`)} "\${1}.md"
	default "/-"
}
# What the Link header of a page says.
map {http.request.orig_uri} {docs_link} {
${links.join('\n')}
	default ""
}
# The address as it is now, still encoded, and without \`index.html\`.
map {uri} {docs_here} {
	"~^([^?]*)" "\${1}"
	default "/"
}
map {uri} {docs_folder} {
	"~^([^?]*/)index\\.html" "\${1}"
	default "/"
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
	path_regexp ^${escapePattern(base)}(?:.+/)?index\\.html$
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
@docs_copied file {docs_copy}
@docs_copy {
	expression \`{docs_markdown} == "1"\`
	file {docs_copy}
}
@docs_negotiated path_regexp (/|\\.html)$
@docs_inside path ${inside}
${languages.map(({ base: begin }, at) => `@docs_language_${at} path ${begin}*\n`).join('')}
route {
	header X-Content-Type-Options nosniff
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
${languages.map(({ lang }, at) => `		header @docs_language_${at} Content-Language ${lang}\n`).join('')}		redir @docs_bare ${base}{docs_query} 301
		redir @docs_twin {docs_folder}{docs_query} 301
		redir @docs_no_slash {docs_here}/{docs_query} 301
		redir @docs_untidy_file {docs_here}{docs_query} 301
		header @docs_negotiated +Vary Accept
		header @docs_copied Link {docs_link}
		rewrite @docs_copy {docs_copy}
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
${languages
  .map(
    ({ base: begin }, at) => `	@docs_no_page_${at} {
		path ${begin}*
		expression {err.status_code} == 404
	}
`,
  )
  .join('')}	route {
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
${languages
  .toReversed()
  .map(
    ({ lang, notFoundPage }, at) => `		route @docs_no_page_${languages.length - 1 - at} {
			header Content-Type "text/html; charset=utf-8"
			header Content-Language ${lang}
			rewrite * ${notFoundPage}
			file_server {
				precompressed br gzip
			}
		}
`,
  )
  .join('')}		route @docs_no_page {
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
