import type { Settings, Version } from '../config/settings.ts';
import { fullAddress } from '../model/full-address.ts';
import type { SiteModel } from '../model/site-model.ts';
import { isListed } from '../model/visibility.ts';
import { isExternal, withBase } from '../shared/address.ts';
import { sayIn } from '../shared/interface-words.ts';
import { llmsFile, markdownFile } from '../shared/page-files.ts';
import type { PageRecord } from '../shared/page-record.ts';
import { isGroup, type SidebarItem } from '../shared/sidebar.ts';

/** Published files that describe an API. */
const API_DESCRIPTION = /\/openapi\.(?:json|ya?ml)$/;

/**
 * Lists the pages of each version as Markdown, in the sections of its sidebars, for language models (https://llmstxt.org). Maps address
 * to text.
 */
export function llmsTexts(model: SiteModel): Map<string, string> {
  const texts = new Map(model.settings.versions.map((version) => [llmsFile(version.path), textOf(version, model)]));
  const current = model.settings.versions[0];
  if (current && !texts.has('/llms.txt')) texts.set('/llms.txt', textOf(current, model));
  return texts;
}

/** Full address of a file, or from the root of the host if the site does not know its host. */
export function publicAddress(settings: Pick<Settings, 'site' | 'base'>, path: string): string {
  return settings.site === '' ? withBase(settings.base, path) : fullAddress(settings, path);
}

function textOf(version: Version, { settings, pages, records, sidebars }: SiteModel): string {
  const say = sayIn(settings.words);
  const isCurrent = version.id === settings.versions[0]?.id;
  const entry = ({ title, path, frontmatter }: PageRecord) =>
    link(title, publicAddress(settings, markdownFile(path)), frontmatter.short_description);
  const listed = new Set<string>();
  const sections = new Map<string, string[]>();
  const collect = (items: SidebarItem[], above: string[]) => {
    for (const item of items) {
      if (isGroup(item)) {
        collect(item.items, [...above, item.label]);
        continue;
      }
      const record = isExternal(item.path) ? undefined : records.get(item.path);
      if (!record || listed.has(record.path)) continue;
      listed.add(record.path);
      const heading = above.join(' › ') || say('Pages');
      sections.set(heading, [...(sections.get(heading) ?? []), entry(record)]);
    }
  };
  for (const sidebar of sidebars.filter((own) => own.version === version.id)) collect(sidebar.items, []);
  const rest = [...pages.values()].filter((page) => page.version === version.id && isListed(page.record) && !listed.has(page.record.path));
  if (rest.length > 0)
    sections.set(
      say(sections.size === 0 ? 'Pages' : 'More pages'),
      rest.map(({ record }) => entry(record)),
    );

  const files = isCurrent ? Object.keys(settings.files).filter((address) => API_DESCRIPTION.test(address)) : [];
  const machine = [
    ...files.map((address) => link(`${say('API description')}, ${address.slice(1)}`, publicAddress(settings, address), 'OpenAPI')),
    ...(records.has('/search/')
      ? []
      : [link(say('Search'), publicAddress(settings, '/search/'), say('search page; the words go into the query, `?q=words`'))]),
    link(say('All pages as JSON'), publicAddress(settings, '/pages.json'), say('titles, addresses and headings')),
  ];
  const others = settings.versions
    .filter(({ id }) => id !== version.id)
    .map(({ label, path }) => link(label, publicAddress(settings, llmsFile(path)), say('list of the pages of that version')));
  const blocks = [
    `# ${settings.title}${isCurrent ? '' : ` ${version.label}`}`,
    ...(settings.description === '' ? [] : [`> ${settings.description}`]),
    ...[...sections].map(([heading, lines]) => `## ${heading}\n\n${lines.join('\n')}`),
    `## ${say('For programs')}\n\n${machine.join('\n')}`,
    ...(others.length === 0 ? [] : [`## ${say('Other versions')}\n\n${others.join('\n')}`]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Escapes brackets, which might end the link. */
function inLink(address: string): string {
  return address.replaceAll('(', '%28').replaceAll(')', '%29');
}

function link(title: string, address: string, about: string | undefined): string {
  return `- [${title.replace(/[[\]\\]/g, '\\$&')}](${inLink(address)})${about ? `: ${about.replace(/\s+/g, ' ').trim()}` : ''}`;
}
