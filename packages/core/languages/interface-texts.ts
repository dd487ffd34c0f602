import type { InterfaceWords } from '../shared/interface-words.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { pt } from './pt.ts';
import { zh } from './zh.ts';

/** Language code in small letters → the interface in it. English is what the words are named by. */
export const INTERFACE_TEXTS: Readonly<Record<string, InterfaceWords>> = { ar, de, es, fr, ja, ko, pt, zh };
