import type { PeerSection } from './peer-setups.ts';

/** Sections of made-up words with the frequency distribution of real text; deterministic. */
export function generatedSections(count: number): PeerSection[] {
  let seed = 42;
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  const syllables =
    'ba be bi bo bu da de di do du fa fe ka ke ki la le li lo ma me mi mo na ne ni no pa pe po ra re ri ro sa se si so ta te ti to va ve wo za'.split(
      ' ',
    );
  const words = Array.from({ length: 20_000 }, () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, () => syllables[Math.floor(random() * syllables.length)]).join(''),
  );
  const word = () => words[Math.floor(words.length * random() ** 3)] ?? '';
  const text = (length: number) => Array.from({ length }, word).join(' ');
  return Array.from({ length: count }, (_, i) => ({
    id: `/page-${Math.floor(i / 10)}/#section-${i}`,
    title: text(3),
    titles: `Page ${Math.floor(i / 10)}`,
    text: text(80),
    page: `/page-${Math.floor(i / 10)}/`,
    phrasings: '',
  }));
}
