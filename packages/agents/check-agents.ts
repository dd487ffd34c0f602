import * as v from 'valibot';
import { decodeAddress, withBase, withoutBase } from '../core/shared/address.ts';
import { type Diagnostic, fileDiagnostic } from '../core/shared/diagnostic.ts';
import type { DiagnosticId } from '../core/shared/diagnostic-kinds.ts';
import { documentFile, markdownFile } from '../core/shared/page-files.ts';
import type { BuiltSite } from './built-site.ts';

/** Programs that read pages cut off what is longer, in characters. */
const LONGEST = 50_000;
const LINK = /\]\(([^()\s]+)\)/g;

interface Page {
  path: string;
  copy: string | undefined;
  html: string | undefined;
}

/** What agents would stumble over in a built site: pages that no list names, texts too long to be read, links that lead nowhere, missing hints, stale copies. */
export async function checkAgents(site: BuiltSite): Promise<Diagnostic[]> {
  const paths = v.parse(v.array(v.object({ path: v.string() })), JSON.parse((await site.read('/pages.json')) ?? '[]'));
  const pages = await Promise.all(
    paths.map(async ({ path }): Promise<Page> => ({ path, copy: await site.read(markdownFile(path)), html: await site.read(path) })),
  );
  const lists = await readLists(site);
  return [
    ...checkLists(lists, pages, site),
    ...(await checkLinks(lists, pages, site)),
    ...(await checkSizes(pages, site)),
    ...pages.flatMap(checkHints),
    ...pages.flatMap(checkFences),
    ...checkDates(pages, (await site.read('/sitemap.xml')) ?? '', site),
  ];
}

function report(id: DiagnosticId, address: string, message: string, help: string): Diagnostic {
  return fileDiagnostic(id, message, help, address.replace(/^\//, ''));
}

/** The list at the root, and those that it leads to: address → text. */
async function readLists(site: BuiltSite): Promise<Map<string, string>> {
  const lists = new Map<string, string>();
  const wanted = ['/llms.txt'];
  for (const address of wanted) {
    const text = lists.has(address) ? undefined : await site.read(address);
    if (text === undefined) continue;
    lists.set(address, text);
    wanted.push(...linksOf(text, site).filter((link) => link.endsWith('/llms.txt')));
  }
  return lists;
}

/** Where links of this site lead, from the root of the docs. */
function linksOf(text: string, site: BuiltSite): string[] {
  return [...text.matchAll(LINK)].flatMap(([, href = '']) => {
    const url = URL.canParse(href, 'http://docs') ? new URL(href, 'http://docs') : undefined;
    const pathname = url && !/^(mailto|tel):/.test(href) ? decodeAddress(url.pathname) : undefined;
    return (pathname !== undefined && withoutBase(site.base, pathname)) || [];
  });
}

function checkLists(lists: ReadonlyMap<string, string>, pages: readonly Page[], site: BuiltSite): Diagnostic[] {
  if (lists.size === 0) return [report('agents-coverage', '/llms.txt', 'The site has no llms.txt.', 'Build it with this engine.')];
  const listed = new Set([...lists.values()].flatMap((text) => linksOf(text, site)));
  return [
    ...pages
      .filter(({ path }) => !listed.has(markdownFile(path)))
      .map(({ path }) =>
        report(
          'agents-coverage',
          markdownFile(path),
          `No llms.txt names the page ${path}.`,
          'Add it, or remove the llms.txt of the site’s own.',
        ),
      ),
    ...[...lists]
      .filter(([, text]) => text.length > LONGEST)
      .map(([address, text]) =>
        report(
          'agents-size',
          address,
          `${address} has ${text.length} characters, of which agents read ${LONGEST}.`,
          'Divide the site into versions.',
        ),
      ),
  ];
}

/** Links of lists and copies lead to what is there. Addresses of pages may be those of their copies or their own. */
async function checkLinks(lists: ReadonlyMap<string, string>, pages: readonly Page[], site: BuiltSite): Promise<Diagnostic[]> {
  const known = new Set(pages.flatMap(({ path, copy }) => (copy === undefined ? [path] : [path, markdownFile(path)])));
  const texts = [...lists, ...pages.map(({ path, copy }): [string, string] => [markdownFile(path), withoutCode(copy ?? '')])];
  const found: Diagnostic[] = [];
  for (const [address, text] of texts) {
    for (const link of new Set(linksOf(text, site))) {
      if (known.has(link) || !/\.(md|txt|json|ya?ml)$/.test(link)) continue;
      if ((await site.read(link)) === undefined)
        found.push(
          report('agents-links', address, `A link leads to ${withBase(site.base, link)}, where there is nothing.`, 'Correct the link.'),
        );
      else known.add(link);
    }
  }
  return found;
}

function withoutCode(markdown: string): string {
  return markdown.replace(/^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?^ {0,3}\1[ \t]*$/gm, '').replace(/(`+)[^`][\s\S]*?\1/g, '');
}

/** A long copy names its sections, and each of them can be read at once. */
async function checkSizes(pages: readonly Page[], site: BuiltSite): Promise<Diagnostic[]> {
  const found: Diagnostic[] = [];
  for (const { path, copy = '' } of pages) {
    if (copy.length <= LONGEST) continue;
    const own = markdownFile(path).replace(/\.md$/, '~');
    const sections = [...new Set(linksOf(copy, site))].filter((link) => link.startsWith(own));
    const help = 'Divide the page, or its longest section, by headings.';
    if (sections.length === 0)
      found.push(
        report('agents-size', markdownFile(path), `The copy has ${copy.length} characters, and no sections to read instead.`, help),
      );
    for (const section of sections) {
      const { length } = (await site.read(section)) ?? '';
      if (length > LONGEST)
        found.push(report('agents-size', section, `The section has ${length} characters, of which agents read ${LONGEST}.`, help));
    }
  }
  return found;
}

/** A code block without an end makes code of all that follows. */
function checkFences({ path, copy = '' }: Page): Diagnostic[] {
  let open = '';
  for (const line of copy.split('\n')) {
    const [, fence = '', rest = ''] = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (open === '') open = fence;
    else if (fence.startsWith(open) && rest.trim() === '') open = '';
  }
  return open === ''
    ? []
    : [report('agents-code', markdownFile(path), 'A code block of the copy has no end.', 'End it, or build the site with this engine.')];
}

/** A page says where it is as Markdown and where the list is, in its head and before its text, and its copy says where the list is. */
function checkHints({ path, copy, html }: Page): Diagnostic[] {
  const help = 'Build the site with this engine.';
  const head = html?.slice(0, html.indexOf('</head>')) ?? '';
  const top = /<main[\s\S]*?<article/.exec(html ?? '')?.[0] ?? '';
  return [
    ...(/<link rel="alternate" type="text\/markdown"/.test(head) && /<link rel="describedby"/.test(head)
      ? []
      : [report('agents-hint', documentFile(path), 'The page does not name its Markdown copy and the llms.txt.', help)]),
    ...(top.includes('llms.txt')
      ? []
      : [report('agents-hint', documentFile(path), 'The text of the page does not begin with where the llms.txt is.', help)]),
    ...(copy === undefined || /^> All pages: \S+llms\.txt$/m.test(copy.slice(0, 2000))
      ? []
      : [report('agents-hint', markdownFile(path), 'The copy does not name the llms.txt.', help)]),
  ];
}

/** Every page has a copy, of the same date as in the site map. */
function checkDates(pages: readonly Page[], siteMap: string, site: BuiltSite): Diagnostic[] {
  const dates = new Map(
    [...siteMap.matchAll(/<loc>([^<]+)<\/loc><lastmod>([\d-]+)<\/lastmod>/g)].flatMap(([, address = '', date = '']) => {
      const pathname = URL.canParse(address) ? decodeAddress(new URL(address).pathname) : undefined;
      const path = pathname === undefined ? undefined : withoutBase(site.base, pathname);
      return path === undefined ? [] : [[path, date] as const];
    }),
  );
  return pages.flatMap(({ path, copy }) => {
    if (copy === undefined)
      return [report('agents-freshness', markdownFile(path), `The page ${path} has no Markdown copy.`, 'Deploy the whole build.')];
    const date = /^> Last changed: ([\d-]+)/m.exec(copy.slice(0, 2000))?.[1];
    const expected = dates.get(path);
    return expected === undefined || date === expected
      ? []
      : [
          report(
            'agents-freshness',
            markdownFile(path),
            `The copy is of ${date ?? 'no date'}, the page of ${expected}.`,
            'Deploy the whole build.',
          ),
        ];
  });
}
