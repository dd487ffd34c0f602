import { useSay } from '../language/language-context.ts';
import { replaceable } from '../parts/replaceable.tsx';

/** A first line of up to this length leaves room for the language label before the copy button. */
const SHORT_LINE = 40;

export interface CodeFrameProps {
  /** Name of the file; empty for none. */
  title: string;
  /** Name of the language as shown to readers. */
  label: string;
  /** Name of the language as written by the author. */
  language: string;
  /** Text of the block. */
  code: string;
  /** Highlighted HTML of its lines, for use in `<pre><code>`. */
  lines: string;
}

/**
 * A code block: a bar with its name, language and copy button, then the code. A `<button className="copy">` inside a `<figure>` copies
 * its `<code>`.
 */
export const CodeFrame = replaceable<CodeFrameProps>('CodeFrame', ({ title, label, code, lines }) => {
  const say = useSay();
  const plain = (/^.*/.exec(code)?.[0] ?? '').length <= SHORT_LINE ? 'plain' : 'plain long-line';
  return (
    <figure className="code">
      <figcaption className={title === '' ? plain : undefined}>
        {title === '' ? <span className="language">{label}</span> : <header className="file">{title}</header>}
        <button type="button" className="copy">
          {say('Copy')}
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines must scroll by keyboard too */}
      <pre tabIndex={0}>
        <code dangerouslySetInnerHTML={{ __html: lines }} />
      </pre>
    </figure>
  );
});
