import * as v from 'valibot';
import { cutMarkdown } from '../core/plugin/helpers.ts';
import { excerpt, wordsToMark } from '../search/query/excerpt.ts';
import { searchIndex } from '../search/query/search-index.ts';
import type { SiteReader } from './site-reader.ts';

/** Maximum length of a result in characters: clients truncate longer ones. */
export const LONGEST_ANSWER = 50_000;
/** Reserved for the text around a page's content. */
const AROUND = 500;
const MOST_LISTED = 200;

const text = (description: string, most: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most), v.description(description));
const count = (description: string, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most), v.description(description));
const address = text('A path such as /guide/ or /guide/#part, or a full URL. Old addresses work too.', 2000);
const language = v.optional(
  text('For a site in several languages: the address prefix of another language, such as `de`. Default: the original.', 20),
);

export interface McpTool {
  name: string;
  title: string;
  description: string;
  /** Input schema: validates the arguments, and tells clients what to send. */
  input: v.GenericSchema<unknown, object>;
  /** Returns text for the model. Throws an `AuthorError` that says what to do instead. */
  run: (input: unknown, site: SiteReader) => Promise<string>;
}

export const MCP_TOOLS: readonly McpTool[] = [
  tool({
    name: 'search',
    title: 'Search the documentation',
    description: 'Finds the sections that answer a question, best first, like the search of the site. Read a result with `read`.',
    schema: v.strictObject({
      query: text('Words, a code name, an error message or a question, as a reader would type it.', 500),
      limit: v.optional(count('Maximum number of sections.', 40), 10),
      language,
    }),
    run: async ({ query, limit, language }, whole) => {
      const site = await whole.inLanguage(language);
      const index = await site.index();
      const answer = await searchIndex(query, index);
      const results = answer.results.slice(0, limit);
      if (results.length === 0) site.onEmpty(query);
      if (results.length === 0) return `No results for “${query}”. Try other or fewer words, or \`list\`.`;
      const lines = await Promise.all(
        results.map(async (result, place) => {
          const page = await index.page(result.hit.page);
          const texts = page && (await index.texts(page));
          const context = excerpt(texts?.sections[result.hit.section] ?? '', wordsToMark(result.hit.found));
          const title = result.heading === '' ? result.title : `${result.title} › ${result.heading}`;
          return `${place + 1}. ${title}\n   ${site.publicAddress(site.prefix + result.path, result.anchor)}\n   ${context.map((piece) => piece.text).join('')}`;
        }),
      );
      return lines.join('\n');
    },
  }),
  tool({
    name: 'read',
    title: 'Read a page or a section',
    description: `Returns a page as Markdown, or one of its sections with its subsections. A result has at most ${LONGEST_ANSWER} characters; longer text is split into parts.`,
    schema: v.strictObject({
      address,
      section: v.optional(text('Anchor of a heading, such as `limits`, instead of the one in the address.', 200)),
      part: v.optional(count('Number of the part of a long text.', 1000), 1),
    }),
    run: readPage,
  }),
  tool({
    name: 'list',
    title: 'List pages',
    description: `Lists pages with their addresses and descriptions, ${MOST_LISTED} at a time.`,
    schema: v.strictObject({
      below: v.optional(text('Only pages whose path starts with this, such as /guides/.', 2000), '/'),
      page: v.optional(count(`Which ${MOST_LISTED} of them.`, 1000), 1),
      language,
    }),
    run: async ({ below, page, language }, whole) => {
      const site = await whole.inLanguage(language);
      const all = (await site.pages()).filter(({ path }) => path.startsWith(below));
      if (all.length === 0) return `No page has a path that starts with ${below}. Call \`list\` without \`below\`.`;
      const pages = Math.ceil(all.length / MOST_LISTED);
      const shown = all.slice((page - 1) * MOST_LISTED, page * MOST_LISTED);
      if (shown.length === 0) return `There are ${all.length} pages, which is no more than \`page\`: ${pages}.`;
      const lines = shown.map(({ title, path, frontmatter }) => {
        const about = frontmatter.short_description;
        return `- ${title} (${path})${about === undefined ? '' : `: ${about}`}`;
      });
      return `${lines.join('\n')}${page < pages ? `\n\n(${shown.length} of ${all.length} pages. Go on with \`page\`: ${page + 1}.)` : ''}`;
    },
  }),
  tool({
    name: 'resolve',
    title: 'Resolve an address',
    description: 'Returns the current address for an address of the documentation: moved pages and headings resolve to their replacements.',
    schema: v.strictObject({ address }),
    run: async ({ address }, whole) => {
      const site = await whole.forAddress(address);
      const { page, anchor } = await site.resolve(address);
      const heading = page.headers.find(({ slug }) => slug === anchor)?.title;
      return `${site.publicAddress(page.path, anchor)}\n${page.title}${heading === undefined ? '' : ` › ${heading}`}`;
    },
  }),
];

/** A page or a section, or one part of it if it's long. */
export async function readPage(
  { address: given, section, part }: { address: string; section?: string | undefined; part: number },
  whole: SiteReader,
): Promise<string> {
  const site = await whole.forAddress(given);
  const place = await site.resolve(given);
  const anchor = section?.replace(/^#/, '') ?? place.anchor;
  const markdown = await site.markdown({ ...place, anchor });
  const parts = cutMarkdown(markdown.trim(), LONGEST_ANSWER - AROUND).flatMap(cutHard);
  const shown = parts[part - 1];
  if (shown === undefined) return `This text has ${parts.length} ${parts.length === 1 ? 'part' : 'parts'}, and no part ${part}.`;
  const more = part < parts.length ? `\n\n(Part ${part} of ${parts.length}. Go on with \`part\`: ${part + 1}.)` : '';
  const from = anchor === '' ? '' : `Section of “${place.page.title}”, ${site.publicAddress(place.page.path, anchor)}\n\n`;
  return `${from}${shown}${more}`;
}

interface ToolOptions<Input extends object> extends Omit<McpTool, 'input' | 'run'> {
  schema: v.GenericSchema<unknown, Input>;
  run: (input: Input, site: SiteReader) => Promise<string>;
}

function tool<Input extends object>({ schema, run, ...about }: ToolOptions<Input>): McpTool {
  return { ...about, input: schema, run: (input, site) => run(v.parse(schema, input), site) };
}

/** Splits further, because a block without an empty line may be longer than a result. */
function cutHard(part: string): string[] {
  return part.match(new RegExp(`[^]{1,${LONGEST_ANSWER - AROUND}}`, 'gu')) ?? [];
}
