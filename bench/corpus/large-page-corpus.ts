import type { Corpus } from '../../tools/corpus/corpus.ts';
import { generatedBody, generatedCorpus } from '../../tools/corpus/generated-corpus.ts';

const BYTES = 1_000_000;

/** Two pages, the second with 1 MB of Markdown: the text of many generated pages in a row. */
export function largePageCorpus(): Corpus {
  const small = generatedCorpus(2);
  return {
    ...small,
    name: 'large',
    label: 'a page of 1 MB',
    body(page) {
      const parts = [small.body(page)];
      let length = 0;
      for (let n = 2; page.n === 1 && length < BYTES; n++) {
        const part = generatedBody(n, 2);
        length += part.length;
        parts.push(part);
      }
      return parts.join('\n\n');
    },
  };
}
