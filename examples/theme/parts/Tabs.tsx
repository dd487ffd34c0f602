import type { TabsProps } from '@workflow-docs/engine/theme';

/** Sections that open, one at a time, where the browser knows `name` for `<details>`. */
export const Tabs = ({ parts = [] }: TabsProps) => (
  <div className="folded">
    {parts.map(({ props, html }, at) => (
      <details key={String(props.label)} name="tabs" open={at === 0}>
        <summary>{String(props.label)}</summary>
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </details>
    ))}
  </div>
);
