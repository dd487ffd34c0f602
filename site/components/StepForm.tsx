import { Button, Figure, type FigureProps, FormLines, Label, Pane, Panes, Tree, Window } from '@workflow-docs/engine/figures';

interface StepFormProps extends FigureProps {
  /** Name of the step. */
  name?: string;
  /** Its action, or what kind of step it is. */
  label?: string;
  /** As `Form` takes them. */
  fields?: readonly string[];
  /** Data of earlier steps: keys and values, indented by two spaces a level. */
  explorer?: readonly string[];
  /** Beginning of the line of the explorer that has the button `copy`. */
  at?: string;
  copy?: string;
}

/** The form of a step; with `explorer`, beside the data of earlier steps that its fields can use. */
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
