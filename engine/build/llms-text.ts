import { fullAddress } from '../hosting/full-address.ts';
import { withBase } from '../shared/address.ts';
import { markdownFile } from './page-view.ts';
import type { SiteModel } from './site-model.ts';

/** The pages of the current version as Markdown, for programs that read (https://llmstxt.org). */
export function llmsText({ settings, pages }: SiteModel): string {
  const current = settings.versions[0]?.id;
  const lines = [...pages.values()]
    .filter((page) => page.version === current)
    .map(({ record }) => {
      const about = record.frontmatter.short_description;
      const address =
        settings.site === '' ? withBase(settings.base, markdownFile(record.path)) : fullAddress(settings, markdownFile(record.path));
      return `- [${record.title.replace(/[[\]\\]/g, '\\$&')}](${address})${about ? `: ${about.replace(/\s+/g, ' ').trim()}` : ''}`;
    });
  return `# ${settings.title}\n\n${settings.description ? `> ${settings.description}\n\n` : ''}## Pages\n\n${lines.join('\n')}\n`;
}
