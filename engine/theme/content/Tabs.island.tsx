import { type KeyboardEvent, useId, useRef, useSyncExternalStore } from 'react';
import { AuthorError } from '../../shared/author-error.ts';
import type { IslandProps } from '../../shared/island.ts';
import { Adopted } from '../Adopted.tsx';
import { activeTab, chooseTab, subscribeToTabs } from '../tab-choice.ts';

/**
 * Alternatives side by side: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/. Without script every
 * panel shows under its label. Before React is there, `app/early.ts` has set `data-active` already.
 */
export function Tabs({ parts }: IslandProps) {
  const labels = parts.map((part) => (typeof part.props.label === 'string' ? part.props.label : ''));
  if (labels.length === 0 || labels.includes(''))
    throw new AuthorError(
      'Tabs need a <Tab label="…"> each.',
      'Put `<Tab label="Name">` … `</Tab>` between the tags, with an empty line around the text.',
    );
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const active = useSyncExternalStore(
    subscribeToTabs,
    () => activeTab(labels),
    () => 0,
  );

  function onKeyDown(event: KeyboardEvent) {
    const last = labels.length - 1;
    const next = { ArrowRight: active === last ? 0 : active + 1, ArrowLeft: active === 0 ? last : active - 1, Home: 0, End: last }[
      event.key
    ];
    if (next === undefined) return;
    event.preventDefault();
    chooseTab(labels[next] ?? '', list.current);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <docs-tabs data-labels={labels.join('|')} data-active={active === 0 ? undefined : active}>
      <div role="tablist" ref={list} onKeyDown={onKeyDown}>
        {labels.map((label, index) => (
          <button
            key={label}
            type="button"
            role="tab"
            id={`${id}t${index}`}
            aria-controls={`${id}p${index}`}
            aria-selected={index === active}
            tabIndex={index === active ? 0 : -1}
            onClick={() => chooseTab(label, list.current)}
          >
            {label}
          </button>
        ))}
      </div>
      <div className="panels">
        {parts.map((part, index) => (
          <div key={labels[index]} role="tabpanel" id={`${id}p${index}`} aria-labelledby={`${id}t${index}`}>
            <p className="tab-label">{labels[index]}</p>
            <Adopted html={part.html} />
          </div>
        ))}
      </div>
    </docs-tabs>
  );
}
