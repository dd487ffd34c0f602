import { AuthorError } from '../core/shared/author-error.ts';
import { Figure, type FigureProps } from './Figure.tsx';

/**
 * Stages from top to bottom, each with its limit or note: `"Trigger | up to 512KB"`. A stage that starts
 * with `=` is a barrier, such as a firewall.
 */
export function Path({ stages, ...figure }: FigureProps & { stages?: readonly string[] }) {
  if (!Array.isArray(stages) || stages.length < 2)
    throw new AuthorError('`stages` lists fewer than two stages.', 'Write stages={["first", "second | what applies there"]}.');
  return (
    <Figure {...figure}>
      <div className="path">
        {stages.map((stage: string) => {
          const [name = '', ...notes] = stage.split(' | ');
          return (
            <div key={stage} className={name.startsWith('=') ? 'wall' : undefined}>
              <span>{name.replace(/^= */, '')}</span>
              {notes.map((note) => (
                <em key={note}>{note}</em>
              ))}
            </div>
          );
        })}
      </div>
    </Figure>
  );
}
