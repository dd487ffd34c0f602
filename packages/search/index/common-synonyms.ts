import list from './common-synonyms.txt?raw';

/**
 * Words that developers use interchangeably, a group a line. A site adds its own in `search.synonyms`. Only those that
 * occur on a site are kept in its index.
 */
export const COMMON_SYNONYMS: string[] = list.trim().split('\n');
