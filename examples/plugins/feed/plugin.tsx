import { definePlugin, type PluginPage } from '@workflow-docs/engine/plugin';

/** A feed of all pages with a date, newest first, and a list of pages for each tag. */
export default definePlugin({
  name: 'feed',
  head: (_, { site, base, title }) => <link rel="alternate" type="application/rss+xml" title={title} href={`${site}${base}feed.xml`} />,
  files({ pages, site, base, title }) {
    const address = ({ path }: PluginPage) => `${site}${base}${path.slice(1)}`;
    const dated = pages.filter(({ frontmatter }) => frontmatter.changed !== undefined);
    const items = dated
      .sort((a, b) => String(b.frontmatter.changed).localeCompare(String(a.frontmatter.changed)))
      .map((page) =>
        element(
          'item',
          element('title', text(page.title)),
          element('link', text(address(page))),
          element('pubDate', new Date(`${page.frontmatter.changed}T00:00:00Z`).toUTCString()),
          element('description', text(page.frontmatter.short_description ?? '')),
        ),
      );
    const tags = new Map<string, string[]>();
    for (const page of pages) for (const tag of page.frontmatter.tags ?? []) tags.set(tag, [...(tags.get(tag) ?? []), address(page)]);
    return {
      '/feed.xml': `<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0">${element('channel', element('title', text(title)), element('link', `${site}${base}`), ...items)}</rss>\n`,
      ...Object.fromEntries([...tags].map(([tag, list]) => [`/tags/${tag}.json`, `${JSON.stringify(list, null, 1)}\n`])),
    };
  },
});

function element(name: string, ...content: string[]): string {
  return `<${name}>${content.join('')}</${name}>`;
}

function text(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
