import { codeBlock } from './code.ts';
import type { Corpus, CorpusPage } from './corpus.ts';
import { Random } from './random.ts';
import { capital, rareWord, sentence, word } from './words.ts';

const SECTION = 50;
const WORDS = 600;

/**
 * A site of `count` pages with about 600 words, five code blocks, tables, lists and links with anchors
 * each, in sections of 50. Every page is made from its number alone, so no more than one is in memory.
 */
export function generatedCorpus(count: number): Corpus {
  const pages = Array.from({ length: count }, (_, n) => pageHead(n));
  const sections = Array.from({ length: Math.ceil((count - 1) / SECTION) }, (_, n) => ({
    title: `Part ${n + 1}`,
    pages: pages.slice(1 + n * SECTION, 1 + (n + 1) * SECTION),
  }));
  return {
    name: `generated-${count}`,
    label: `${count.toLocaleString('en')} pages`,
    title: 'Generated Docs',
    sections,
    pages,
    body: ({ n }) => generatedBody(n, count),
  };
}

function pageHead(n: number): CorpusPage {
  if (n === 0)
    return { n, id: 'index', title: 'Generated Docs', description: 'A site that was made from a seed, to be measured and not to be read.' };
  const random = new Random(n * 2);
  const title = `${capital(rareWord(random))} ${word(random)} ${rareWord(random)}`;
  const slug = `${title.toLowerCase().replaceAll(' ', '-')}-${n}`;
  return {
    n,
    id: `${sectionSlug(Math.floor((n - 1) / SECTION))}/${slug}`,
    title,
    description: `How ${title.toLowerCase()} works with ${rareWord(random)}, and what to do where it does not.`,
  };
}

function sectionSlug(n: number): string {
  return `part-${String(n + 1).padStart(3, '0')}`;
}

/** Headings also derive from the number, so other pages can link to them. */
function headingsOf(n: number): string[] {
  const random = new Random(n * 2 + 1e6);
  return Array.from({ length: 9 }, (_, at) => `${capital(rareWord(random))} ${word(random)} ${at + 1}`);
}

/** The text of page `n` in a site of `count` pages. */
export function generatedBody(n: number, count: number): string {
  const random = new Random(n * 2 + 1);
  const wanted = Math.min(2600, Math.max(90, WORDS * random.spread()));
  const headings = headingsOf(n).slice(0, Math.max(2, Math.min(9, Math.round(wanted / 90))));
  const codeBlocks = Math.max(0, Math.round(5 * Math.sqrt(wanted / WORDS)));
  const parts: string[] = [paragraph(random, 40, count)];
  headings.forEach((heading, at) => {
    parts.push(`${at % 3 === 2 ? '###' : '##'} ${heading}`);
    let words = 0;
    while (words < wanted / headings.length) {
      const part = random.chance(0.15) ? list(random, count) : paragraph(random, random.int(30, 80), count);
      words += part.split(' ').length;
      parts.push(part);
    }
    for (let block = at; block < codeBlocks; block += headings.length) parts.push(codeBlock(random));
    if (at % 4 === 1) parts.push(table(random));
  });
  return parts.join('\n\n');
}

function paragraph(random: Random, words: number, count: number): string {
  const sentences: string[] = [];
  for (let length = 0; length < words; length += 14) sentences.push(sentence(random));
  if (random.chance(0.35)) sentences.push(`See ${link(random, count)}.`);
  return sentences.join(' ');
}

function link(random: Random, count: number): string {
  const n = random.int(0, count - 1);
  const { id, title } = pageHead(n);
  const anchor = n > 0 && random.chance(0.5) ? `#${slugOf(headingsOf(n)[random.int(0, 1)] ?? '')}` : '';
  return `[${title}](page:${id}${anchor})`;
}

function slugOf(heading: string): string {
  return heading.toLowerCase().replaceAll(' ', '-');
}

function list(random: Random, count: number): string {
  return Array.from({ length: random.int(3, 6) }, () => `- ${paragraph(random, 8, count)}`).join('\n');
}

function table(random: Random): string {
  const columns = random.int(3, 4);
  const row = (cell: () => string) => `| ${Array.from({ length: columns }, cell).join(' | ')} |`;
  const cell = () => (random.chance(0.3) ? `\`${word(random)}_${word(random)}\`` : `${word(random)} ${word(random)} ${word(random)}`);
  return [row(() => capital(word(random))), row(() => '---'), ...Array.from({ length: random.int(3, 9) }, () => row(cell))].join('\n');
}
