import type { ReactElement } from 'react';
import type { Say } from '../../shared/interface-words.ts';
import type { OwnParts } from '../../shared/parts.ts';
import { inLanguage } from '../language/language-context.ts';
import { inTheme } from './theme-context.ts';

export interface ContentLanguage {
  say: Say;
  own: OwnParts;
}

/** What belongs to the text of a page, with the words of the site and its own parts. */
export function inContent(element: ReactElement, { say, own }: ContentLanguage): ReactElement {
  return inLanguage(say, inTheme({ parts: own.components }, element));
}
