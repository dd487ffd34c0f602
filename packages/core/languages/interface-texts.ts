import type { InterfaceWords } from '../shared/interface-words.ts';

/** Language code in small letters → the interface in it. English is what the words are named by. */
export const INTERFACE_TEXTS: Readonly<Record<string, InterfaceWords>> = {};
