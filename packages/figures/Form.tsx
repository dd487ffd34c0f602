import { Figure, type FigureProps } from './Figure.tsx';
import { FormLines } from './FormLines.tsx';
import { Label } from './Label.tsx';
import { Window } from './Window.tsx';

/** A drawn form. `FormLines.tsx` describes its lines. */
export function Form({ title = '', lines = [], ...figure }: FigureProps & { title?: string; lines?: readonly string[] }) {
  return (
    <Figure {...figure}>
      <Window title={<Label text={title} />}>
        <div className="pane">
          <FormLines lines={lines} />
        </div>
      </Window>
    </Figure>
  );
}
