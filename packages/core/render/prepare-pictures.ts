import type { PictureSize } from '../util/picture-size.ts';

const PICTURE = /<img\s[^>]*>/g;
const ONE_THEME = /#(?:only|gh)-(light|dark)(?:-mode-only)?$/;

/**
 * Gives pictures the room that they will take, so that nothing moves when they arrive, and loads them when the reader
 * comes near; the first at once, as it may be in view. A picture for one theme, `a.png#only-dark`, is shown in that one only.
 */
export function preparePictures(html: string, sizes: Readonly<Record<string, PictureSize>>): string {
  let count = 0;
  return html.replace(PICTURE, (tag) => {
    const has = (name: string) => new RegExp(`\\s${name}[=\\s>/]`).test(tag);
    const source = / src="([^"]*)"/.exec(tag)?.[1] ?? '';
    const size = sizes[source.replace(/[?#].*$/, '')];
    const theme = ONE_THEME.exec(source)?.[1];
    const added = [
      size && !has('width') && !has('height') && !has('srcset') ? ` width="${size.width}" height="${size.height}"` : '',
      (theme !== undefined || count++ > 0) && !has('loading') ? ' loading="lazy"' : '',
    ].join('');
    return withClass(tag, theme && `only-${theme}`).replace(/\s*\/?>$/, (end) => added + end);
  });
}

function withClass(tag: string, name: string | undefined): string {
  if (name === undefined) return tag;
  return / class="/.test(tag) ? tag.replace(' class="', ` class="${name} `) : tag.replace('<img', `<img class="${name}"`);
}
