import { Fragment, type ReactNode } from 'react';
import { wordsAndCode } from '../../shared/plain-words.ts';
import { useSay } from '../language/language-context.ts';
import { replaceable } from '../parts/replaceable.tsx';

type Kind = 'note' | 'tip' | 'warning' | 'danger' | 'details';

const TITLES = { note: 'Note', tip: 'Tip', warning: 'Warning', danger: 'Danger', details: 'Details' } as const;

/** One icon per kind, on a 16 × 16 grid, so that kinds do not differ by color alone. */
const ICONS: Record<Exclude<Kind, 'details'>, string> = {
  note: 'M8 7.2v4M8 4.6v.1M8 14.2A6.2 6.2 0 1 0 8 1.8a6.2 6.2 0 0 0 0 12.4z',
  tip: 'M6.2 14.2h3.6M5.6 10.4a4.4 4.4 0 1 1 4.8 0c-.5.4-.6.8-.6 1.4H6.2c0-.6-.1-1-.6-1.4z',
  warning: 'M8 6v3.4M8 11.7v.1M8 2 1.6 13.6h12.8z',
  danger: 'M8 4.8v4M8 11v.1M5.4 1.8h5.2l3.6 3.6v5.2l-3.6 3.6H5.4l-3.6-3.6V5.4z',
};

export interface AsideProps {
  kind: Kind;
  title?: string;
  children?: ReactNode;
}

/** A callout, written `:::tip Title`. */
export const Aside = replaceable<AsideProps>('Aside', ({ kind, title, children }) => {
  const say = useSay();
  if (kind === 'details') {
    return (
      <details className="aside details">
        <summary>{inWords(title || say(TITLES.details))}</summary>
        <div>{children}</div>
      </details>
    );
  }
  return (
    <aside className={`aside ${kind}`}>
      <p className="aside-title">
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={ICONS[kind]} />
        </svg>
        {inWords(title || say(TITLES[kind]))}
      </p>
      {children}
    </aside>
  );
});

/** Wraps several parts in a single element, so that they form one text beside the icon. */
function inWords(title: string): ReactNode {
  const parts = wordsAndCode(title).map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a title never change
    at % 2 === 1 ? <code key={at}>{part}</code> : <Fragment key={at}>{part}</Fragment>,
  );
  return parts.length > 1 ? <span>{parts}</span> : parts;
}
