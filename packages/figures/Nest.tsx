import { Figure, type FigureProps } from './Figure.tsx';
import { type Branch, indentedLines } from './indented-lines.ts';

/** Nested boxes from lines indented by two spaces per level. */
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
