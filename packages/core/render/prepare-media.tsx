import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { unescapeHtml } from '../shared/escape.ts';
import type { Say } from '../shared/interface-words.ts';
import { Image, type ImageAttributes } from '../theme/content/Image.tsx';
import { isAllowed } from '../util/allowed-origin.ts';
import type { PictureSize } from '../util/picture-size.ts';
import { type RenderTheme, renderPart } from './render-part.ts';

const FRAME = /<iframe(\s(?:"[^"]*"|[^">])*)>(?:[^<]*<\/iframe>)?/g;
const VIDEO = /<video\s(?:"[^"]*"|[^">])*>/g;
/** Placeholder for finished HTML; does not occur in text. */
const TOKEN = '\u001A';

/**
 * Keeps frames of other hosts closed until the reader opens them, so that those hosts get no request before that. A frame that the
 * site's policy (`allowed`) would block becomes a link. Videos load when they are played, except for one frame if they have no poster.
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
    return markup(createElement(ClosedFrame, { label: say('Show {name}').replace('{name}', () => named) })).replace(TOKEN, () => frame);
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

/** A picture, or an element in which it cannot be a link. */
const PART = /<img\s(?:"[^"]*"|[^">])*>|<(\/?)(?:a|button|picture|summary)(?=[\s>])(?:"[^"]*"|[^">])*>/g;
const ATTRIBUTE = /\s([^\s=>"/]+)(?:="([^"]*)")?/g;
const ONE_THEME = /#(?:only|gh)-(light|dark)(?:-mode-only)?$/;
/** Width of the article column in pixels (`--measure`). Narrower pictures are shown at their own size, except on small screens. */
const COLUMN = 704;

export interface PreparedPictures {
  /** Address → size. */
  sizes: Readonly<Record<string, PictureSize>>;
  theme: RenderTheme;
}

/**
 * Adds sizes to pictures, so that nothing moves when they load, and makes all but the first load lazily, because the first may be in
 * view. A picture for one theme, `a.png#only-dark`, is shown only there. A picture wider than the text links to itself.
 */
export function preparePictures(html: string, { sizes, theme }: PreparedPictures): string {
  let count = 0;
  let inside = 0;
  return html.replace(PART, (tag, closing?: string) => {
    if (closing !== undefined) {
      inside += closing === '' ? 1 : -1;
      return tag;
    }
    const given: ImageAttributes = {};
    for (const [, name = '', value = ''] of tag.slice('<img'.length).matchAll(ATTRIBUTE)) given[name] = unescapeHtml(value);
    const { src = '' } = given;
    const size = sizes[src.replace(/[?#].*$/, '')];
    const only = ONE_THEME.exec(src)?.[1];
    const attributes: ImageAttributes = {
      ...given,
      ...(only === undefined ? {} : { class: given.class === undefined ? `only-${only}` : `only-${only} ${given.class}` }),
      ...(size && !('width' in given || 'height' in given || 'srcset' in given)
        ? { width: String(size.width), height: String(size.height) }
        : {}),
      ...((only !== undefined || count++ > 0) && given.loading === undefined ? { loading: 'lazy' } : {}),
    };
    const full = size && size.width > COLUMN && inside === 0 ? src : undefined;
    return renderPart(createElement(Image, { attributes, alt: given.alt ?? '', full }), { theme, ids: 'P' });
  });
}
