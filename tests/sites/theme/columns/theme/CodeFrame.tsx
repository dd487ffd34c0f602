import type { CodeFrameProps } from '@workflow-docs/engine/theme';

export function CodeFrame({ title, label, lines }: CodeFrameProps) {
  return (
    <figure className="code request">
      <figcaption>
        <span className="language">{title === '' ? label : title}</span>
        <button type="button" className="copy">
          Copy
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, by keyboard too */}
      <pre tabIndex={0}>
        <code dangerouslySetInnerHTML={{ __html: lines }} />
      </pre>
    </figure>
  );
}
