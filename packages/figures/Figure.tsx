import { type ReactNode, useContext } from 'react';
import { AuthorError } from '../core/shared/author-error.ts';
import { MarksContext, readMarks } from './marks.ts';

/** What every figure takes. */
export interface FigureProps {
  /** What the picture shows, in a sentence or two: for those who do not see it, for the search and for the Markdown copy. */
  alt?: string;
  /** Stands below the picture. */
  caption?: string;
  /** Parts with a number, by their labels: `"2 Save and continue, 4 Deploy"`. The numbers are those of the steps beside it. */
  marks?: string;
}

/** A picture made of HTML: to assistive technology it is one image with the given text, and so it is in the Markdown copy. */
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

/** Comes after everything that could be marked. */
function AllMarked() {
  const [label] = useContext(MarksContext).open;
  if (label !== undefined)
    throw new AuthorError(`No part of the figure is labeled “${label}”.`, 'Write the label in `marks` exactly as the figure shows it.');
  return null;
}
