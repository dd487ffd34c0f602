import { Figure, type FigureProps } from './Figure.tsx';
import { FormLines } from './FormLines.tsx';
import { Label } from './Label.tsx';
import { Window } from './Window.tsx';

/** A form with the words of a product: see `FormLines.tsx` for its lines. */
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
