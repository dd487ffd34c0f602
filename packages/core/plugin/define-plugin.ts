import type { Root } from 'mdast';
import type { ReactNode } from 'react';
import type { CodeBlock } from '../content/markdown/compile/compiled-markdown.ts';
import type { TextDialect } from '../content/markdown/read-dialects.ts';
import type { HostGenerator } from '../hosts/hosting-plan.ts';
import type { OutputChanges } from '../output/output-record.ts';
import type { ContentComponent } from '../shared/content-component.ts';
import type { AnyDiagnostic } from '../shared/diagnostic.ts';
import type { DiagnosticKind } from '../shared/diagnostic-kinds.ts';
import type { CheckContext, PageContext, PluginContext, PluginPage, SiteContext, SourcesContext } from './contexts.ts';
import type { Option } from './option.ts';
import type { PluginCommand } from './plugin-command.ts';

/** A page that a plugin makes. Its text is compiled like that of any other page. */
export interface PluginSource {
  /** Address from the root of the docs: `/reference/pets/`. */
  readonly path: string;
  /** Markdown; MDX where `mdx` says so. */
  readonly text: string;
  /** The file that it is made from, from the root of the site: what messages and "Edit this page" name. */
  readonly origin: string;
  readonly mdx?: boolean;
  /** Where it stands in the sidebar: the place that a file of the content folder would have, such as `reference/1-pets/2-list`. */
  readonly place?: string;
}

/** Pages and problems that `sources` returns. */
export interface PluginSources {
  readonly pages: readonly PluginSource[];
  readonly diagnostics?: readonly AnyDiagnostic[];
}

/** What a plugin depends on besides its own code and options. A change of any of it compiles the pages again. */
export interface PluginInputs {
  /** From the root of the site. Watched by `docs dev`. */
  readonly files?: readonly string[];
  /** Names of environment variables. */
  readonly env?: readonly string[];
}

/**
 * A component: a file beside the plugin, from the plugin's own folder (`Ticket.tsx`, `Vote.island.tsx`), or, where the
 * plugin is bundled already, the component itself.
 */
export type PluginComponent = string | (ContentComponent & { readonly file?: string });

/** A tree, as remark plugins return it: what is no tree is reported when the page is compiled. */
export type TreeResult = { readonly type: string };

/** A problem of a code block: `id` is one of the engine, or `NAME/KIND` with a weight. */
export type CodeProblem = Omit<AnyDiagnostic, 'file'>;

/** All hooks are optional. `docs/plugins.md` has a complete example of each, and says where each runs. */
export interface Plugin<Options = unknown> {
  /** Letters, digits and hyphens: names the plugin in messages and its data in pages. */
  readonly name: string;
  /** What the settings may say to it. */
  readonly options?: Option<Options>;
  readonly inputs?: (context: PluginContext<Options>) => PluginInputs;
  /** Frontmatter fields that it reads: name → what they may hold. */
  readonly fields?: Readonly<Record<string, Option<unknown>>>;
  /** Kinds of problems that it reports: name → weight and what it means. */
  readonly kinds?: Readonly<Record<string, DiagnosticKind>>;
  /** Origins that scripts of its pages connect to, such as `https://api.example.com`: they enter the policy of the site. */
  readonly connections?: (context: PluginContext<Options>) => readonly string[];
  readonly sources?: (context: SourcesContext<Options>) => PluginSources | Promise<PluginSources>;
  readonly dialects?: readonly TextDialect[] | ((context: PluginContext<Options>) => readonly TextDialect[]);
  /** Changes the tree, or returns another one. Pure: the same page always gives the same tree. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a transform that changes the tree in place returns nothing
  readonly transform?: (tree: Root, context: PageContext<Options>) => TreeResult | void | Promise<TreeResult | void>;
  /** Looks at the code blocks of a page, and returns what is wrong with them. Lines count from the top of the page. Pure. */
  readonly code?: (
    blocks: readonly CodeBlock[],
    context: PluginContext<Options>,
  ) => readonly CodeProblem[] | Promise<readonly CodeProblem[]>;
  readonly components?:
    | Readonly<Record<string, PluginComponent>>
    | ((context: PluginContext<Options>) => Readonly<Record<string, PluginComponent>>);
  /** Style sheets, from the plugin's own folder. A page has those that it uses. */
  readonly styles?: readonly string[];
  /** Parts of the theme that it replaces: name → file, from the plugin's own folder. */
  readonly theme?: Readonly<Record<string, string>>;
  readonly checks?: (context: CheckContext<Options>) => void | Promise<void>;
  /** Elements for the `<head>` of a page. */
  readonly head?: (page: PluginPage, context: PluginContext<Options>) => ReactNode;
  /** Elements for the last line of a page, beside “Edit this page”. */
  readonly foot?: (page: PluginPage, context: PluginContext<Options>) => ReactNode;
  /** Address → content. Called once, with all pages. */
  readonly files?: (
    context: SiteContext<Options>,
  ) => Readonly<Record<string, string | Uint8Array>> | Promise<Readonly<Record<string, string | Uint8Array>>>;
  /** Hosts that `host` in the settings may name. */
  readonly hosts?: Readonly<Record<string, HostGenerator>>;
  /** Commands: `docs NAME`. */
  readonly commands?: Readonly<Record<string, PluginCommand<Options>>>;
  /** After the site was published. `changes` names what differs from the build before. */
  readonly built?: (context: PluginContext<Options> & { readonly folder: string; readonly changes: OutputChanges }) => void | Promise<void>;
}

/** Gives editors the types of a plugin; it changes nothing. */
export function definePlugin<Options = undefined>(plugin: Plugin<Options>): Plugin<Options> {
  return plugin;
}

/** Gives editors the types of a host. */
export function defineHost(host: HostGenerator): HostGenerator {
  return host;
}
