import { createElement } from 'react';
import { useSay } from '../language/language-context.ts';
import { replaceable } from '../parts/replaceable.tsx';

/** Attributes with their HTML names: `class`, `srcset`. */
export type ImageAttributes = Record<string, string>;

export interface ImageProps {
  attributes: ImageAttributes;
  alt: string;
  /** Address of the picture at full size; `undefined` if it is already shown at full size. */
  full: string | undefined;
}

/** A picture in the text of a page. Its link works without JavaScript; `enlarge-image.ts` opens it in place. */
export const Image = replaceable<ImageProps>('Image', ({ attributes, alt, full }) => {
  const say = useSay();
  const image = createElement('img', asProps(attributes));
  if (full === undefined) return image;
  const only = /\bonly-(?:light|dark)\b/.exec(attributes.class ?? '')?.[0];
  return (
    <a className={only === undefined ? 'enlarge' : `enlarge ${only}`} href={full} aria-label={`${say('Enlarge')}: ${alt}`}>
      {image}
    </a>
  );
});

const NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  srcset: 'srcSet',
  fetchpriority: 'fetchPriority',
  crossorigin: 'crossOrigin',
  referrerpolicy: 'referrerPolicy',
  usemap: 'useMap',
};

/** Converts attributes to React props. */
export function asProps({ style, ...attributes }: ImageAttributes): Record<string, unknown> {
  const props = Object.fromEntries(Object.entries(attributes).map(([name, value]) => [NAMES[name] ?? name, value]));
  return style === undefined ? props : { ...props, style: styleOf(style) };
}

/** `max-width: 5rem` → `{ maxWidth: '5rem' }` */
function styleOf(text: string): Record<string, string> {
  const declarations = text.split(';').map((one) => one.split(/:(.*)/s));
  return Object.fromEntries(
    declarations.flatMap(([name = '', value = '']) => {
      const property = name.trim();
      if (property === '' || value.trim() === '') return [];
      return [
        [property.startsWith('--') ? property : property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()), value.trim()],
      ];
    }),
  );
}
