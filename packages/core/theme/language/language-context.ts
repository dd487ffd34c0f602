import { createContext, createElement, type ReactElement, useContext } from 'react';
import { type Say, sayIn } from '../../shared/interface-words.ts';

declare global {
  var docsLanguageContext: ReturnType<typeof createContext<Say>> | undefined;
}

/** The words of the page that is being rendered; English without a provider. Parts of a site are bundled with a copy of this module: all copies share one context. */
globalThis.docsLanguageContext ??= createContext<Say>(sayIn({}));
const LanguageContext = globalThis.docsLanguageContext;

export function useSay(): Say {
  return useContext(LanguageContext);
}

/** The element, and all in it, with these words. */
export function inLanguage(say: Say, element: ReactElement): ReactElement {
  return createElement(LanguageContext, { value: say }, element);
}
