import { createContext, createElement, type ReactElement, useContext } from 'react';
import { type Say, sayIn } from '../../shared/interface-words.ts';

declare global {
  var docsLanguageContext: ReturnType<typeof createContext<Say>> | undefined;
}

/**
 * Interface words of the page being rendered; English without a provider. The site's own parts are bundled with a copy of this
 * module, and all copies share one context.
 */
globalThis.docsLanguageContext ??= createContext<Say>(sayIn({}));
const LanguageContext = globalThis.docsLanguageContext;

export function useSay(): Say {
  return useContext(LanguageContext);
}

/** Provides interface words to an element. */
export function inLanguage(say: Say, element: ReactElement): ReactElement {
  return createElement(LanguageContext, { value: say }, element);
}
