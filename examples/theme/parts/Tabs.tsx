import type { TabsProps } from '@workflow-docs/engine/theme';

/** Collapsible sections, one open at a time in browsers that support `name` on `<details>`. */
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
