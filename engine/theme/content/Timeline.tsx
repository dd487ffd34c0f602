import { AuthorError } from '../../shared/author-error.ts';
import { textWidth } from './diagram-text.ts';

const GAP = 26;
const HEIGHT = 34;

/** A row of stages one after the other. A stage called “waiting” or written in italics (`*…*`) is drawn as a pause. */
export function Timeline({ alt, steps }: { alt?: string; steps?: string[] }) {
  if (!alt) throw new AuthorError('The timeline has no alternative text.', 'Describe in `alt` what it shows, in one sentence.');
  if (!Array.isArray(steps) || steps.length < 2)
    throw new AuthorError('`steps` lists fewer than two stages.', 'Write steps={["first", "second"]}.');
  let x = 1;
  const stages = steps.map((step) => {
    const pause = /^\*.*\*$/.test(step) || step.toLowerCase() === 'waiting';
    const label = step.replace(/^\*|\*$/g, '');
    const width = Math.max(64, textWidth(label) + 28);
    const stage = { label, pause, x, width };
    x += width + GAP;
    return stage;
  });
  const width = x - GAP + 1;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide picture scrolls in its box, by keyboard too
    <figure className="diagram" tabIndex={0}>
      <svg viewBox={`0 0 ${width} ${HEIGHT + 2}`} width={width} height={HEIGHT + 2} role="img" aria-label={alt}>
        {stages.map((stage, index) => (
          <g key={stage.x}>
            <rect
              className={stage.pause ? 'box pause' : 'box'}
              x={stage.x}
              y="1"
              width={stage.width}
              height={HEIGHT}
              rx={stage.pause ? HEIGHT / 2 : 8}
            />
            <text x={stage.x + stage.width / 2} y={HEIGHT / 2 + 6} textAnchor="middle">
              {stage.label}
            </text>
            {index < stages.length - 1 && (
              <path className="arrow" d={`M${stage.x + stage.width + 3} ${HEIGHT / 2 + 1}h${GAP - 7}m-5 -4 5 4-5 4`} />
            )}
          </g>
        ))}
      </svg>
    </figure>
  );
}
