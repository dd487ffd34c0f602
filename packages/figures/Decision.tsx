import { Figure, type FigureProps } from './Figure.tsx';
import { type Branch, indentedLines } from './indented-lines.ts';

/** Questions and where their answers lead, from lines that are indented by two spaces a level: `"Is it short?"`, `"  Yes: Do it now"`. */
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
