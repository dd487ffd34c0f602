import { Button, Figure, type FigureProps, FormLines, Label, Pane, Panes, Tree, Window } from '@workflow-docs/engine/figures';

interface StepFormProps extends FigureProps {
  /** Name of the step. */
  name?: string;
  /** Its action, or the kind of step. */
  label?: string;
  /** In the format of `Form`. */
  fields?: readonly string[];
  /** Data from earlier steps: keys and values, indented by two spaces per level. */
  explorer?: readonly string[];
  /** Start of the explorer line with the button `copy`. */
  at?: string;
  copy?: string;
}

/** The form of a step. With `explorer`, beside the data from earlier steps that its fields can use. */
export function StepForm({ name = '', label = '', fields = [], explorer = [], at, copy = 'Copy Path', ...figure }: StepFormProps) {
  const form = (
    <Pane>
      <FormLines lines={fields} />
    </Pane>
  );
  return (
    <Figure {...figure}>
      <Window
        title={
          <>
            <span className="name">{name}</span>
            <Label text={label} />
          </>
        }
        end={<Button label="Test" />}
      >
        {explorer.length === 0 ? (
          form
        ) : (
          <Panes>
            {form}
            <Pane>
              <Tree lines={explorer} {...(at !== undefined && { at })} end={<Label className="btn" text={copy} />} />
            </Pane>
          </Panes>
        )}
      </Window>
    </Figure>
  );
}
