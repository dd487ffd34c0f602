import { escapeHtml } from '../shared/escape-html.ts';
import type { Say } from '../shared/say.ts';
import { isAllowed } from '../util/allowed-origin.ts';

const FRAME = /<iframe(\s(?:"[^"]*"|[^">])*)>(?:[^<]*<\/iframe>)?/g;
const VIDEO = /<video\s(?:"[^"]*"|[^">])*>/g;

/**
 * Frames of other hosts are closed until the reader opens them, so that nothing is asked of those hosts before; one that the policy of
 * the site (`allowed`) would block is a link. Videos are fetched when they are played, but for one frame where they have no picture.
 */
export function prepareFrames(html: string, allowed: readonly string[], say: Say): string {
  if (!html.includes('<iframe') && !html.includes('<video')) return html;
  const frames = html.replace(FRAME, (tag, attributes: string) => {
    const source = / src="([^"]*)"/.exec(attributes)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const full = source.startsWith('//') ? `https:${source}` : source;
    if (!/^https?:/i.test(full) || !URL.canParse(full)) return tag;
    const { host } = new URL(full);
    const title = / title="([^"]*)"/.exec(attributes)?.[1] ?? '';
    const named = title === '' ? host : `${title} (${host})`;
    if (!isAllowed(source, allowed)) return `<a href="${escapeHtml(full)}">${named}</a>`;
    const lazy = / loading=/.test(attributes) ? '' : ' loading="lazy"';
    return `<details class="aside details outside"><summary>${escapeHtml(say('Show'))} ${named}</summary><iframe${attributes}${lazy}></iframe></details>`;
  });
  return frames.replace(VIDEO, (tag) =>
    /\s(preload|autoplay)[=\s>]/.test(tag) ? tag : tag.replace('<video', `<video preload="${/\sposter=/.test(tag) ? 'none' : 'metadata'}"`),
  );
}
