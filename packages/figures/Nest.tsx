import { Figure, type FigureProps } from './Figure.tsx';
import { type Branch, indentedLines } from './indented-lines.ts';

/** What contains what: boxes in boxes, from lines that are indented by two spaces a level. */
export function Nest({ lines, ...figure }: FigureProps & { lines?: readonly string[] }) {
  return (
    <Figure {...figure}>
      <Boxes branches={indentedLines(lines)} />
    </Figure>
  );
}

function Boxes({ branches }: { branches: readonly Branch[] }) {
  return (
    <div className="nest">
      {branches.map(({ text, inside }) => (
        <div key={text} className={inside.length > 0 ? 'outer' : undefined}>
          {text}
          {inside.length > 0 && <Boxes branches={inside} />}
        </div>
      ))}
    </div>
  );
}
