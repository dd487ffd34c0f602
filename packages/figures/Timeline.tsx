import { AuthorError } from '../core/shared/author-error.ts';
import { Figure, type FigureProps } from './Figure.tsx';

/** Consecutive stages in a row, which wraps if there's less room. A stage called “waiting” or in italics (`*…*`) is drawn as a pause. */
export function Timeline({ steps, ...figure }: FigureProps & { steps?: string[] }) {
  if (!Array.isArray(steps) || steps.length < 2)
    throw new AuthorError('`steps` lists fewer than two stages.', 'Write steps={["first", "second"]}.');
  return (
    <Figure {...figure}>
      <div className="stages">
        {steps.map((step) => {
          const pause = /^\*.*\*$/.test(step) || step.toLowerCase() === 'waiting';
          return (
            <span key={step} className={pause ? 'pause' : undefined}>
              {step.replace(/^\*|\*$/g, '')}
            </span>
          );
        })}
      </div>
    </Figure>
  );
}
