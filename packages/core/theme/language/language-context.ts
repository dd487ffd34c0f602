import { createContext, createElement, type ReactElement, useContext } from 'react';
import { type Say, sayIn } from '../../shared/say.ts';

/** The words of the page that is being rendered; English without a provider. */
const LanguageContext = createContext<Say>(sayIn({}));

export function useSay(): Say {
  return useContext(LanguageContext);
}

/** The element, and all in it, with these words. */
export function inLanguage(say: Say, element: ReactElement): ReactElement {
  return createElement(LanguageContext, { value: say }, element);
}
