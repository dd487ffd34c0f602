import { Adopted, type IslandProps } from '@workflow-docs/engine/components';
import { type ChangeEvent, useId, useRef, useState } from 'react';

/** Wraps a long table and shows only rows that contain the typed text. Without script, the whole table is visible. */
export function TableFilter({ label, html }: IslandProps & { label: string }) {
  const id = useId();
  const table = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState<string>('');

  function filter(event: ChangeEvent<HTMLInputElement>) {
    const words = event.target.value.toLowerCase().split(/\s+/).filter(Boolean);
    const rows = [...(table.current?.querySelectorAll<HTMLTableRowElement>('tbody tr') ?? [])];
    let shown = 0;
    for (const row of rows) {
      const text = row.textContent?.toLowerCase() ?? '';
      row.hidden = !words.every((word) => text.includes(word));
      if (!row.hidden) shown++;
    }
    setCount(words.length === 0 ? '' : `${shown} of ${rows.length} rows`);
  }

  return (
    <div className="table-filter" ref={table}>
      <p className="form filter-field">
        <label htmlFor={id}>{label}</label>
        <input id={id} type="search" autoComplete="off" spellCheck={false} onChange={filter} />
        <span role="status">{count}</span>
      </p>
      <Adopted html={html} />
    </div>
  );
}
