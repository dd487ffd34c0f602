import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { unescapeHtml } from '../shared/escape.ts';
import type { Say } from '../shared/interface-words.ts';
import { isAllowed } from '../util/allowed-origin.ts';

const FRAME = /<iframe(\s(?:"[^"]*"|[^">])*)>(?:[^<]*<\/iframe>)?/g;
const VIDEO = /<video\s(?:"[^"]*"|[^">])*>/g;
/** Stands for finished HTML; does not occur in text. */
const TOKEN = '\u001A';

/**
 * Frames of other hosts are closed until the reader opens them, so that nothing is asked of those hosts before; one that the policy of
 * the site (`allowed`) would block is a link. Videos are fetched when they are played, but for one frame where they have no picture.
 */
export function prepareFrames(html: string, allowed: readonly string[], say: Say): string {
  if (!html.includes('<iframe') && !html.includes('<video')) return html;
  const frames = html.replace(FRAME, (tag, attributes: string) => {
    const source = unescapeHtml(/ src="([^"]*)"/.exec(attributes)?.[1] ?? '');
    const full = source.startsWith('//') ? `https:${source}` : source;
    if (!/^https?:/i.test(full) || !URL.canParse(full)) return tag;
    const { host } = new URL(full);
    const title = unescapeHtml(/ title="([^"]*)"/.exec(attributes)?.[1] ?? '');
    const named = title === '' ? host : `${title} (${host})`;
    if (!isAllowed(source, allowed)) return markup(<a href={full}>{named}</a>);
    const lazy = / loading=/.test(attributes) ? '' : ' loading="lazy"';
    const frame = tag.replace(/>(?:[^<]*<\/iframe>)?$/, () => `${lazy}></iframe>`);
    return markup(createElement(ClosedFrame, { label: `${say('Show')} ${named}` })).replace(TOKEN, () => frame);
  });
  return frames.replace(VIDEO, (tag) =>
    /\s(preload|autoplay)[=\s>]/.test(tag) ? tag : tag.replace('<video', `<video preload="${/\sposter=/.test(tag) ? 'none' : 'metadata'}"`),
  );
}

function ClosedFrame({ label }: { label: string }) {
  return (
    <details className="aside details outside">
      <summary>{label}</summary>
      {TOKEN}
    </details>
  );
}

function markup(element: ReactElement): string {
  return renderToStaticMarkup(element);
}
