import { SearchResult as Default, type SearchResultProps } from '@workflow-docs/engine/theme';

/** The address below each result. It is rendered in the browser. */
export const SearchResult = (result: SearchResultProps) => (
  <>
    <Default {...result} />
    <span className="address">{result.address}</span>
  </>
);
