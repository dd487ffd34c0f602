import { SearchResult as Default, type SearchResultProps } from '@workflow-docs/engine/theme';

/** Shows the address below each result. Rendered in the browser. */
export const SearchResult = (result: SearchResultProps) => (
  <>
    <Default {...result} />
    <span className="address">{result.address}</span>
  </>
);
