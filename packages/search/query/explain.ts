import { FIELD, LEVEL } from '../format/postings.ts';
import { resultAddress, type SearchAnswer } from './search-index.ts';

/** Explains the ranking as text: how the query was interpreted, then each result's words, fields and scores. */
export function explain({ query, plan, results, found }: SearchAnswer): string {
  const lines = [`“${query}”: ${found} sections`];
  for (const { term, readings, share } of plan.slots) {
    lines.push(
      `  ${term}${share === 1 ? '' : ` ×${share}`} → ${readings.map(({ word, kind, weight }) => `${word} (${kind} ${round(weight)})`).join(', ') || 'not on the site'}`,
    );
  }
  for (const { instead, words, weight } of plan.paraphrases) {
    lines.push(
      `  ${instead.map((i) => plan.slots[i]?.term).join(' ') || '(phrase)'} ⇒ ${words.map((word) => word.term).join(' ')} (${weight})`,
    );
  }
  for (const [place, result] of results.entries()) {
    const { score, hit } = result;
    lines.push(
      '',
      `${place + 1}. ${resultAddress(result)}  ${round(score)}${hit.heading > 0 ? `, of it ${round(hit.heading)} for the heading` : ''}${hit.name > 0 ? `, ${round(hit.name)} for being explained there` : ''}${hit.phrasings > 0 ? `, ${round(hit.phrasings)} for being asked so` : ''}`,
    );
    for (const { term, word, kind, flags, value } of hit.found)
      lines.push(`   ${term}${word === term ? '' : ` as ${word} (${kind})`}: ${round(value)} in ${fieldNames(flags, hit.section)}`);
  }
  return lines.join('\n');
}

function fieldNames(flags: number, section: number): string {
  const names = [
    flags & FIELD.heading ? (section === 0 ? 'title' : 'heading') : '',
    flags & FIELD.named ? 'name of a row' : flags & FIELD.code ? 'code' : '',
    flags & FIELD.path ? 'address' : '',
    flags & FIELD.phrasings ? 'what readers ask' : '',
    ['', 'text', 'text (twice)', 'text (dense)'][flags & LEVEL] ?? '',
  ];
  return names.filter(Boolean).join(', ');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
