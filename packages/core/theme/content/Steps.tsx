import type { ReactNode } from 'react';
import type { IslandPart } from '../../shared/content-component.ts';

/** Shows the numbered list inside it, or its `<Step>`s, as large steps. */
export function Steps({ parts = [], children }: { parts?: IslandPart[]; children?: ReactNode }) {
  if (parts.length === 0) return <div className="steps">{children}</div>;
  return (
    <div className="steps">
      <ol>
        {parts.map(({ props, html }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no ids and are never reordered
          <li key={index}>
            {typeof props.title === 'string' && (
              <p>
                <strong>{props.title}</strong>
              </p>
            )}
            <div dangerouslySetInnerHTML={{ __html: html }} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** One of the `<Steps>`, with an optional title. Never rendered: `Steps` reads its title and content. */
export function Step(_: { title?: string }) {
  return null;
}
