import type { SiteInfo } from '../../shared/browser-settings.ts';
import type { PageOnScreen } from '../../shared/page-view.ts';

/** Data embedded in each document by `render/render-document.tsx`. */
export interface DocumentData {
  site: SiteInfo;
  page: PageOnScreen;
  buckets: number;
  /** Digest of the frame around the page: `render/shell-info.ts`. */
  frame: string;
  /** All style sheets in one file. The document itself has only those it uses. */
  styles: string;
}

/** Undefined if the document is not a page of the docs. */
export function readStart(document: Document): DocumentData | undefined {
  const text = document.getElementById('docsStart')?.textContent;
  return text ? (JSON.parse(text) as DocumentData) : undefined;
}
