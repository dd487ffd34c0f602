import { memo } from 'react';
import { trustedHtml } from '../dom/trusted-html.ts';

/**
 * An element whose contents are already in the document. At build time it gets the HTML. In the browser, the HTML is empty, and React
 * keeps the existing contents (`suppressHydrationWarning`, React 19).
 */
export const Adopted = memo(function Adopted({ html }: { html: string }) {
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />;
});
