import { useSay } from '../core/theme/language/language-context.ts';
import { Figure, type FigureProps } from './Figure.tsx';

/** Commands, which start with `$ `, and their output. */
export function Terminal({ lines = [], title, ...figure }: FigureProps & { lines?: readonly string[]; title?: string }) {
  const say = useSay();
  return (
    <Figure {...figure}>
      <div className="win">
        <div className="bar">{title ?? say('Terminal')}</div>
        <div className="pane term">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, two lines may be the same
            <div key={index} className={line.startsWith('$ ') ? 'command' : undefined}>
              {line}
            </div>
          ))}
        </div>
      </div>
    </Figure>
  );
}
