import type { ReferenceSay } from '../language/say-reference.ts';

/** The titles of the first sections, as many as a description of a page has room for. */
export function summaryOf(say: ReferenceSay, begin: string, titles: readonly string[]): string {
  let text = begin + (titles[0] ?? '');
  for (const title of titles.slice(1)) if (`${text}, ${title}`.length < 150) text += say`, ` + title;
  if (text.length < 50) text = say`${text}, with parameters, requests and responses`;
  return say`${text.replace(/\s+/g, ' ').slice(0, 158)}.`;
}

/** Fields of many objects have the same name, so those with pages of their own are told apart by their objects. */
export function objectSummary(say: ReferenceSay, name: string, anchor: string | undefined, title: string): string {
  const [owner = ''] = (anchor ?? '').replace(/^object-/, '').split('.');
  const whole = owner === '' || owner === 'object' ? name : say`${name} of ${owner}`;
  return say`The object ${whole} in ${title}: its fields, their types and limits.`.slice(0, 158);
}
