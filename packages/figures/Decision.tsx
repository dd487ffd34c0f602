import { Figure, type FigureProps } from './Figure.tsx';
import { type Branch, indentedLines } from './indented-lines.ts';

/** Decision tree from lines indented by two spaces per level: `"Is it short?"`, `"  Yes: Do it now"`. */
export function Decision({ lines, ...figure }: FigureProps & { lines?: readonly string[] }) {
  return (
    <Figure {...figure}>
      {indentedLines(lines).map((branch) => (
        <Question key={branch.text} {...branch} />
      ))}
    </Figure>
  );
}

function Question({ text, inside }: Branch) {
  return (
    <>
      <span className={inside.length > 0 ? 'ask' : 'do'}>{text}</span>
      {inside.length > 0 && (
        <div className="answers">
          {inside.map((branch) => {
            const [, answer, next] = /^(.+?): (.+)$/.exec(branch.text) ?? [];
            return (
              <div key={branch.text}>
                {answer && <span className="soft">{answer}</span>}
                <Question text={next ?? branch.text} inside={branch.inside} />
              </div>
            );
          })}
        </div>
      )}
    </>
  );
}
