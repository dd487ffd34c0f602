import { Figure, type FigureProps } from './Figure.tsx';

/** Commands, which start with `$ `, and their output. */
export function Terminal({ lines = [], title = 'Terminal', ...figure }: FigureProps & { lines?: readonly string[]; title?: string }) {
  return (
    <Figure {...figure}>
      <div className="win">
        <div className="bar">{title}</div>
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
