import { AGENT_KINDS } from '../agents/kinds.ts';
import type { BuiltIn, Recognizer } from '../core/plugins/built-in.ts';
import type { DiagnosticKind } from '../core/shared/diagnostic-kinds.ts';
import { SAMPLE_KINDS } from '../samples/syntax/kinds.ts';
import { LINK_KINDS } from './external-links/kinds.ts';

/** Built-in plugins by their name in settings. Only sites that use them load their modules. */
export const BUILT_INS: Readonly<Record<string, BuiltIn>> = {
  '@workflow-docs/engine/openapi': {
    load: () => import('../openapi/plugin.ts'),
    folder: 'openapi',
    former: { setting: 'openapi', options: (descriptions) => ({ descriptions }), now: 'plugins: [openapi({ … })]' },
  },
  '@workflow-docs/engine/figures': {
    load: () => import('../figures/plugin.ts'),
    folder: 'figures',
    styles: ['diagram.css', 'figure.css', 'drawn-parts.css', 'stages.css', 'choices.css', 'sequence.css'],
    late: /<(?:Decision|Flow|Form|Mail|Message|Nest|Path|Runs|Sequence|Sheet|Terminal|Timeline)[\s/>]/,
  },
  '@workflow-docs/engine/hosts': {
    load: () => import('../hosts/plugin.ts'),
    folder: 'hosts',
    hosts: ['nginx', 'caddy', 'apache', 'netlify', 'cloudflare-pages', 'vercel', 'cloudfront', 'github-pages'],
  },
  '@workflow-docs/engine/samples': {
    load: () => import('../samples/plugin.ts'),
    folder: 'samples',
    former: { setting: 'samples', options: (given) => given, now: 'plugins: [samples({ … })]' },
    late: /^.*(?:`{3,}|~{3,}).*(?:\bhidden\b|\bhidelines=)/m,
  },
  '@workflow-docs/engine/other-tools': {
    load: () => import('../other-tools/plugin.ts'),
    folder: 'other-tools',
    // Matches everything that its dialects match, and little else: pages without a match don't load the plugin.
    late: /%%|[`~:]{3}\{[a-z]|\{[:%{*#.~<>=+/-]|\{[ \t]*(?:[:.#]|[\w-]+=|docsify-|front[mM]atter\.)|=\{|<<<|--8<--|\[!(?:include|code)|@include|toc|mermaid|\\[([|]|\$`|\smarkdown[\s=>]|!!!|\?\?\?|===|\/\/\/|::|\$(?:frontmatter|doc)\.|@site\/|<(?:script|style|!--|[a-z][^<>\n]{0,300}\s@|\/?(?:[A-Z]|template|[a-z]+-))|^import\s|==|\+\+|\^|~\d+~|^\*\[|^ {0,3}#.*(?:\*\/\}|\])[ \t]*$|`#!|\}`|\]\[/im,
  },
};

/** Settings and folders of other tools. */
export const RECOGNIZER: Recognizer = {
  signs:
    /^(?:mkdocs\.ya?ml|(?:hugo|config)\.(?:toml|ya?ml|json)|config|docusaurus\.config\.\w+|astro\.config\.\w+|docs\.json|mint\.json|book\.toml|SUMMARY\.md|_sidebar\.md|\.gitbook\.ya?ml|\.vitepress|website|docs|src|pages)$/,
  load: async () => (await import('../other-tools/init/find-tool.ts')).findTool,
};

/** Kinds of diagnostics that the built-in plugins report, whether a site uses them or not. */
export const PLUGIN_KINDS: Readonly<Record<string, DiagnosticKind>> = { ...AGENT_KINDS, ...LINK_KINDS, ...SAMPLE_KINDS };
