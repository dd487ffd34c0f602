import { AuthorError } from '../core/shared/author-error.ts';
import { type FlowLayout, layoutFlow } from './flow-layout.ts';

/** Width that fits a phone, in pixels. */
const NARROW = 304;
/** Width that fits the text column. */
const COLUMN = 656;

interface FlowProps {
  name?: string;
  alt?: string;
  edges?: string[];
  direction?: 'down' | 'right';
}

/** Boxes and arrows: `edges={["Trigger -> Step: event"]}`, from top to bottom or `direction="right"`. A diagram too wide for a phone gets a second layout. `name` labels it briefly for keyboard users. The default is the heading above. */
export function Flow({ name, alt, edges, direction = 'down' }: FlowProps) {
  if (!alt) throw new AuthorError('The diagram has no alternative text.', 'Describe in `alt` what it shows, in one sentence.');
  if (!Array.isArray(edges) || edges.length === 0) throw new AuthorError('`edges` is empty.', 'Write edges={["A -> B", "B -> C: label"]}.');
  const free = layoutFlow(edges, direction);
  const layout = free.width > COLUMN ? layoutFlow(edges, direction, 16) : free;
  const narrow = layout.width > NARROW ? narrowest(edges) : layout;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide picture scrolls in its box, by keyboard too
    <figure className="diagram" tabIndex={0} {...(name ? { role: 'group', 'aria-label': name } : {})}>
      <div role="img" aria-label={alt}>
        {narrow.width < layout.width && <Drawing layout={narrow} name="narrow" />}
        <Drawing layout={layout} name={narrow.width < layout.width ? 'wide' : undefined} />
      </div>
    </figure>
  );
}

/** With long label lines if they fit, otherwise with short ones. */
function narrowest(edges: string[]): FlowLayout {
  const first = layoutFlow(edges, 'down', 13);
  return first.width > NARROW ? layoutFlow(edges, 'down', 9) : first;
}

function Drawing({ layout: { width, height, boxes, arrows }, name }: { layout: FlowLayout; name: string | undefined }) {
  return (
    <svg aria-hidden="true" className={name} viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      {arrows.map((arrow) => (
        <g key={arrow.path}>
          <path className="arrow" d={arrow.path} />
          <path className="head" d={arrow.head} />
          {arrow.label?.lines.map((line, index, all) => (
            <text
              key={line}
              className="label"
              x={arrow.label?.x}
              y={(arrow.label?.y ?? 0) + (index - (all.length - 1) / 2) * 17}
              textAnchor="middle"
            >
              {line}
            </text>
          ))}
        </g>
      ))}
      {boxes.map((box, at) => (
        <g key={box.label} className={at === 0 ? 'first' : undefined}>
          <rect className="box" x={box.x} y={box.y} width={box.width} height={box.height} rx="10" />
          {box.lines.map((line, index, all) => (
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
  );
}
