import { type ReactNode, useContext } from 'react';
import { AuthorError } from '../core/shared/author-error.ts';
import { MarksContext, readMarks } from './marks.ts';

/** Props of every figure. */
export interface FigureProps {
  /** Describes the picture in a sentence or two, for screen readers, search and the Markdown copy. */
  alt?: string;
  /** Shown below the picture. */
  caption?: string;
  /** Numbered parts, by label: `"2 Save and continue, 4 Deploy"`. The numbers match the adjacent steps. */
  marks?: string;
}

/** A picture made of HTML. To assistive technology, and in the Markdown copy, it's one image with the given text. */
export function Figure({ alt, caption, marks, children }: FigureProps & { children: ReactNode }) {
  if (!alt) throw new AuthorError('The figure has no alternative text.', 'Describe in `alt` what it shows, in a sentence or two.');
  return (
    <figure className="fig">
      <div className="fig-art" role="img" aria-label={alt} data-markdown-ignore="">
        <MarksContext value={readMarks(marks)}>
          {children}
          <AllMarked />
        </MarksContext>
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** Must be rendered after everything that can be marked. */
function AllMarked() {
  const [label] = useContext(MarksContext).open;
  if (label !== undefined)
    throw new AuthorError(`No part of the figure is labeled “${label}”.`, 'Write the label in `marks` exactly as the figure shows it.');
  return null;
}
