import type { ReferenceSay } from '../language/say-reference.ts';

/** The titles of the first sections, as many as fit into the description of a page. */
export function summaryOf(say: ReferenceSay, begin: string, titles: readonly string[]): string {
  let text = begin + (titles[0] ?? '');
  for (const title of titles.slice(1)) if (`${text}, ${title}`.length < 150) text += say`, ` + title;
  if (text.length < 50) text = say`${text}, with parameters, requests and responses`;
  const line = text.replace(/\s+/g, ' ');
  return line.length > 158 ? `${line.slice(0, 157).replace(/[\s/][^\s/]*$/, '')}…` : say`${line}.`;
}

/** Distinguishes fields with their own pages by their objects, because many have the same name. */
export function objectSummary(say: ReferenceSay, name: string, anchor: string | undefined, title: string): string {
  const [owner = ''] = (anchor ?? '').replace(/^object-/, '').split('.');
  const whole = owner === '' || owner === 'object' ? name : say`${name} of ${owner}`;
  return say`The object ${whole} in ${title}: its fields, their types and limits.`.slice(0, 158);
}
