import { AuthorError } from '../../shared/author-error.ts';
import { lines } from './diagram-text.ts';
import { layoutFlow } from './flow-layout.ts';

/** Boxes and arrows: `edges={["Trigger -> Step: event"]}`, from top to bottom or `direction="right"`. */
export function Flow({ alt, edges, direction = 'down' }: { alt?: string; edges?: string[]; direction?: 'down' | 'right' }) {
  if (!alt) throw new AuthorError('The diagram has no alternative text.', 'Describe in `alt` what it shows, in one sentence.');
  if (!Array.isArray(edges) || edges.length === 0) throw new AuthorError('`edges` is empty.', 'Write edges={["A -> B", "B -> C: label"]}.');
  const { width, height, boxes, arrows } = layoutFlow(edges, direction);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide picture scrolls in its box, by keyboard too
    <figure className="diagram" tabIndex={0}>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={alt}>
        {arrows.map((arrow) => (
          <g key={arrow.path}>
            <path className="arrow" d={arrow.path} />
            <path className="head" d={arrow.head} />
            {arrow.label && (
              <text className="label" x={arrow.label.x} y={arrow.label.y} textAnchor="middle">
                {arrow.label.text}
              </text>
            )}
          </g>
        ))}
        {boxes.map((box) => (
          <g key={box.label}>
            <rect className="box" x={box.x} y={box.y} width={box.width} height={box.height} rx="8" />
            {lines(box.label, 24).map((line, index, all) => (
              <text
                key={line}
                x={box.x + box.width / 2}
                y={box.y + box.height / 2 + 5 + (index - (all.length - 1) / 2) * 18}
                textAnchor="middle"
              >
                {line}
              </text>
            ))}
          </g>
        ))}
      </svg>
    </figure>
  );
}
