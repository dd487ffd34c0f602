import { Fragment } from 'react';
import type { ShownResult } from '../../../search/browser/messages.ts';
import { replaceable } from '../parts/replaceable.tsx';

export type SearchResultProps = ShownResult;

/** The content of a search result: the title of a page or section, and a line of context. Rendered in the browser. */
export const SearchResult = replaceable<SearchResultProps>('SearchResult', ({ label, context }) => (
  <>
    <span className="label">
      <Highlighted pieces={label} />
    </span>
    <span className="context">
      <Highlighted pieces={context} />
    </span>
  </>
));

/** Pieces of a text, with matches marked and code formatted. */
export function Highlighted({ pieces }: { pieces: ShownResult['label'] }) {
  return pieces.map(({ text, mark, code }, at) => {
    const Mark = mark ? 'mark' : Fragment;
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of text have no ids
    return <Mark key={at}>{code ? <code>{text}</code> : text}</Mark>;
  });
}
