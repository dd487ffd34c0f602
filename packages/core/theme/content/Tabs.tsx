import { useId } from 'react';
import { AuthorError } from '../../shared/author-error.ts';
import type { IslandPart } from '../../shared/content-component.ts';
import { unescapeHtml } from '../../shared/escape.ts';
import { plainWords } from '../../shared/plain-words.ts';
import { tabNames } from '../../shared/tab-names.ts';
import { replaceable } from '../parts/replaceable.tsx';

/** Maximum number of tabs; `styles/tabs.css` has a rule for each. */
const MOST = 8;

export interface TabsProps {
  /** The `<Tab>`s: `props.label`, and their content as `html`. */
  parts?: IslandPart[];
}

/**
 * Tabs: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/. Without JavaScript, every panel is shown under its label.
 * `app/article/early-tabs.ts` selects one before the first paint, and `app/article/choose-tabs.ts` handles clicks and keys.
 */
export const Tabs = replaceable<TabsProps>('Tabs', ({ parts = [] }) => {
  const id = useId();
  const labels = parts.map((part) =>
    typeof part.props.label === 'string' ? plainWords(part.props.label).replace(/\s+/g, ' ').trim() : '',
  );
  if (labels.length === 0 || labels.includes(''))
    throw new AuthorError(
      '<Tabs> must contain <Tab> elements, each with a label.',
      'Put `<Tab label="Name">` … `</Tab>` inside `<Tabs>`, with a blank line before and after the text.',
    );
  const twice = labels.find((label, index) => labels.indexOf(label) < index);
  if (twice !== undefined)
    throw new AuthorError(
      `Two tabs of a set have the label “${twice}”.`,
      'Give each tab its own label: the chosen tab is remembered by it.',
    );
  if (labels.length > MOST)
    throw new AuthorError(`A set has ${labels.length} tabs, and no more than ${MOST} can be shown.`, 'Use headings, or two sets.');
  const names = tabNames(labels);
  return (
    <docs-tabs data-labels={names.labels} data-slugs={names.slugs} data-ids={idsIn(parts.map(({ html }) => html))}>
      <div role="tablist" aria-label={labels.join(', ')}>
        {labels.map((label, index) => (
          <button
            key={label}
            type="button"
            role="tab"
            data-tab={index}
            id={`${id}t${index}`}
            aria-controls={`${id}p${index}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
          >
            {label}
          </button>
        ))}
      </div>
      <div className="panels">
        {parts.map((part, index) => (
          <div key={labels[index]} role="tabpanel" data-panel={index} id={`${id}p${index}`} aria-labelledby={`${id}t${index}`}>
            <p className="tab-label">{labels[index]}</p>
            <div dangerouslySetInnerHTML={{ __html: part.html }} />
          </div>
        ))}
      </div>
    </docs-tabs>
  );
});

/** Ids inside each tab, one line per tab; undefined if there are none. */
function idsIn(panels: readonly string[]): string | undefined {
  const named = /<(?:a\s(?:[^<>]*?\s)?name|[a-z][^<>]*?\sid)="([^"\s]+)"/g;
  const ids = panels.map((html) => [...html.matchAll(named)].map(([, id = '']) => unescapeHtml(id)).join(' '));
  return ids.some((found) => found !== '') ? ids.join('\n') : undefined;
}

/** One of the `<Tabs>`. Never rendered: `Tabs` reads its label and content. */
export function Tab(_: { label: string }) {
  return null;
}
