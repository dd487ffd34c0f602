import * as v from 'valibot';
import { type Diagnostic, decodeAddress, documentFile, fileDiagnostic, markdownFile, withoutBase } from '../core/plugin/helpers.ts';
import type { BuiltSite } from './fetched-site.ts';
import type { AgentKind } from './kinds.ts';

/** In characters: agents truncate longer texts. */
const LONGEST = 50_000;
const LINK = /\]\(([^()\s]+)\)/g;

interface Page {
  path: string;
  copy: string | undefined;
  html: string | undefined;
}

/**
 * Checks a built site for agent problems that `afdocs` doesn't cover: stale copies, pages whose head doesn't
 * link to their copy, and long copies whose parts are missing or too long.
 */
export async function checkAgents(site: BuiltSite): Promise<Diagnostic<AgentKind>[]> {
  const paths = v.parse(v.array(v.object({ path: v.string() })), JSON.parse((await site.read('/pages.json')) ?? '[]'));
  const pages = await Promise.all(
    paths.map(async ({ path }): Promise<Page> => ({ path, copy: await site.read(markdownFile(path)), html: await site.read(path) })),
  );
  return [
    ...(await checkParts(pages, site)),
    ...pages.flatMap(checkHead),
    ...checkDates(pages, (await site.read('/sitemap.xml')) ?? '', site),
  ];
}

function report(id: AgentKind, address: string, message: string, help: string): Diagnostic<AgentKind> {
  return fileDiagnostic(id, message, help, address.replace(/^\//, ''));
}

/** Resolves links within this site to addresses relative to the root of the docs. */
function linksOf(text: string, site: BuiltSite): string[] {
  return [...text.matchAll(LINK)].flatMap(([, href = '']) => {
    const url = URL.canParse(href, 'http://docs') ? new URL(href, 'http://docs') : undefined;
    const pathname = url && decodeAddress(url.pathname);
    return (pathname !== undefined && withoutBase(site.base, pathname)) || [];
  });
}

/** A long copy must link to its parts, and each part must fit the limit. */
async function checkParts(pages: readonly Page[], site: BuiltSite): Promise<Diagnostic<AgentKind>[]> {
  const found: Diagnostic<AgentKind>[] = [];
  const help = 'Divide the page, or its longest section, by headings.';
  for (const { path, copy = '' } of pages) {
    if (copy.length <= LONGEST) continue;
    const own = markdownFile(path).replace(/\.md$/, '~');
    const parts = [...new Set(linksOf(copy, site))].filter((link) => link.startsWith(own));
    if (parts.length === 0)
      found.push(
        report('agents-size', markdownFile(path), `The copy has ${copy.length} characters, and no sections to read instead.`, help),
      );
    for (const part of parts) {
      const text = await site.read(part);
      if (text === undefined)
        found.push(report('agents-size', markdownFile(path), `The section ${part} is missing.`, 'Deploy the whole build.'));
      else if (text.length > LONGEST)
        found.push(report('agents-size', part, `The section has ${text.length} characters, but agents read only ${LONGEST}.`, help));
    }
  }
  return found;
}

/** A page's head must link to its Markdown copy and to the list of all pages. */
function checkHead({ path, html = '' }: Page): Diagnostic<AgentKind>[] {
  const head = html.slice(0, html.indexOf('</head>'));
  return /<link rel="alternate" type="text\/markdown"/.test(head) && /<link rel="describedby"/.test(head)
    ? []
    : [
        report(
          'agents-hint',
          documentFile(path),
          'The page does not link to its Markdown copy and the llms.txt.',
          'Build the site with this engine.',
        ),
      ];
}

/** Every page must have a copy with the same date as in the sitemap. */
function checkDates(pages: readonly Page[], siteMap: string, site: BuiltSite): Diagnostic<AgentKind>[] {
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
    // The last date, because the label depends on the language, and the date that the page describes comes before it.
    const date = [...copy.slice(0, 2000).matchAll(/^> [^:\n]+: (\d{4}-\d\d-\d\d)\\?$/gm)].at(-1)?.[1];
    const expected = dates.get(path);
    return expected === undefined || date === expected
      ? []
      : [
          report(
            'agents-freshness',
            markdownFile(path),
            `The copy is from ${date ?? 'an unknown date'}, the page from ${expected}.`,
            'Deploy the whole build.',
          ),
        ];
  });
}
