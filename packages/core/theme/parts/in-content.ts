import type { ReactElement } from 'react';
import type { Say } from '../../shared/interface-words.ts';
import type { OwnParts } from '../../shared/parts.ts';
import { inLanguage } from '../language/language-context.ts';
import { inTheme } from './theme-context.ts';

export interface ContentLanguage {
  say: Say;
  own: OwnParts;
}

/** Provides interface words and the site's own parts to the content of a page. */
export function inContent(element: ReactElement, { say, own }: ContentLanguage): ReactElement {
  return inLanguage(say, inTheme({ parts: own.components }, element));
}
