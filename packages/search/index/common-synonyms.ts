import list from './common-synonyms.txt?raw';

/**
 * Words that developers use interchangeably, one group per line. A site adds its own in `search.synonyms`. Its index
 * contains only those that occur on the site.
 */
export const COMMON_SYNONYMS: string[] = list.trim().split('\n');
