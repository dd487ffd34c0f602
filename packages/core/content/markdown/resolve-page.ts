import { readDialects } from '../../../other-tools/dialects/read-dialects.ts';
import type { ContentComponent } from '../../shared/content-component.ts';
import { expandConstants } from '../source/constants.ts';
import type { Source } from '../source/find-sources.ts';
import type { SourceIssue } from '../source/source-issue.ts';
import { splitIncludes } from './expand-includes.ts';
import { expandMarkdownComponents } from './markdown-components.ts';
import { replaceEmoji } from './replace-emoji.ts';
import { shapePage } from './shape-page.ts';

export interface ResolveOptions {
  /** What `{{name}}` stands for. */
  names: Readonly<Record<string, string>>;
  components: ReadonlyMap<string, ContentComponent>;
}

export interface ResolvedPage {
  mdx: boolean;
  /** Markdown in which constants and the Markdown of components have taken the place of their names. */
  text: string;
  /** The source with its constants, for what is read of it besides Markdown. */
  named: string;
  issues: SourceIssue[];
  /** See `ShapedPage`. */
  home: number;
  /** A place in `text` → the same place in the source. */
  inSource: <Place extends { line: number; column: number }>(place: Place) => Place;
}

/** Constants and components that write Markdown: they come first, as what they stand for is parsed like the rest. */
export async function resolvePage(
  { relativePath }: Pick<Source, 'relativePath'>,
  expandedText: string,
  { names, components }: ResolveOptions,
): Promise<ResolvedPage> {
  const mdx = /\.mdx$/i.test(relativePath);
  const whole = splitIncludes(expandedText);
  const { text, lineOf, home } = shapePage(whole.text, relativePath);
  const read = readDialects(text, mdx);
  const inWhole = <Place extends { line: number }>(place: Place): Place => ({ ...place, line: whole.lineOf(lineOf(place.line)) });
  const written = mdx
    ? await expandMarkdownComponents(await replaceEmoji(read.text), components)
    : { text: await replaceEmoji(read.text), issues: [], lineOf: (line: number) => line };
  const expanded = expandConstants(written.text, names, mdx);
  const beforeConstants = (issue: SourceIssue) => read.inSource({ ...issue, line: written.lineOf(issue.line) });
  return {
    mdx,
    text: expanded.text,
    // In .mdx an unknown name is spelt in another way, which is not for the frontmatter.
    named: expandConstants(text, names).text,
    home,
    issues: [...read.issues, ...[...written.issues, ...expanded.issues].map(beforeConstants)].map(inWhole),
    inSource: (place) =>
      inWhole(read.inSource({ ...place, line: written.lineOf(place.line), column: expanded.columnOf(place.line, place.column) })),
  };
}
