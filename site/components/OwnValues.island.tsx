import { useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { fillSamples, usedPlaceholders } from './own-values/fill-samples.ts';
import type { Placeholder } from './own-values/placeholders.ts';
import { valueStore } from './own-values/value-store.ts';

/**
 * A form for the reader's own ids and API key. Every sample on the page shows them, and its copy button copies
 * them, until they are cleared or the tab is closed. It does nothing until it is opened.
 */
export function OwnValues() {
  const root = useRef<HTMLDetailsElement>(null);
  const values = useSyncExternalStore(valueStore.subscribe, valueStore.get, valueStore.getOnServer);
  const [fields, setFields] = useState<Placeholder[]>([]);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [count, setCount] = useState(0);
  const id = useId();

  useEffect(() => {
    const article = root.current?.closest('article');
    if (article) setCount(fillSamples(article, values));
  }, [values]);

  // Also applies if it was opened before this component hydrated.
  const open = useCallback(() => {
    const article = root.current?.closest('article');
    if (root.current?.open && article) setFields(usedPlaceholders(article));
  }, []);
  useEffect(open, [open]);

  function enter({ id: name, allowed }: Placeholder, input: string) {
    const value = input.trim();
    const good = allowed.test(value);
    setRefused({ ...refused, [name]: good ? '' : input });
    valueStore.set(name, good ? value : '');
  }

  function clear() {
    setRefused({});
    valueStore.clear();
  }

  return (
    <details className="aside details form own-values" ref={root} onToggle={open} data-markdown-ignore="">
      <summary>
        Use your own values in the samples
        <span role="status">{count > 0 && `Filled in ${count} ${count === 1 ? 'place' : 'places'}`}</span>
      </summary>
      <p>Your values stay in the memory of this tab. They are never stored or sent, and reloading the page clears them.</p>
      <div className="fields">
        {fields.map((field) => (
          <div key={field.id}>
            <label htmlFor={id + field.id}>{field.label}</label>
            <input
              id={id + field.id}
              type="text"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              placeholder={field.id === 'key' ? 'your-api-key' : field.examples[0]}
              value={refused[field.id] || (values[field.id] ?? '')}
              aria-invalid={!!refused[field.id]}
              aria-describedby={refused[field.id] ? `${id + field.id}-fault` : undefined}
              onChange={(event) => enter(field, event.target.value)}
            />
            {refused[field.id] && (
              <small id={`${id + field.id}-fault`}>Letters, digits, “_” and “-” only{field.id === 'key' && ', and . ~ + / ='}.</small>
            )}
          </div>
        ))}
      </div>
      <button type="button" onClick={clear} disabled={!count && !Object.values(refused).some(Boolean)}>
        Clear all
      </button>
    </details>
  );
}
