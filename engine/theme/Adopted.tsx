import { type HTMLAttributes, memo } from 'react';
import { trustedHtml } from '../dom/trusted-html.ts';

/**
 * An element whose contents are already in the document. At build time it gets the HTML; in the browser
 * the HTML is empty and React keeps what is there (`suppressHydrationWarning`, React 19).
 */
export const Adopted = memo(
  function Adopted({
    html,
    as: Tag = 'div',
    ...attributes
  }: { html: string; as?: 'div' | 'main' | 'article' } & HTMLAttributes<HTMLElement>) {
    return <Tag {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />;
  },
  (before, after) => before.html === after.html && before.hidden === after.hidden && before.className === after.className,
);
