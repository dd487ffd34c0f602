import { SearchResult as Default, type SearchResultProps } from '@workflow-docs/engine/theme';

export function SearchResult(result: SearchResultProps) {
  return (
    <>
      <Default {...result} />
      <span className="result-address">{result.address}</span>
    </>
  );
}
