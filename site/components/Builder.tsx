import { Box, Button, Figure, type FigureProps, FormLines, Label, Pane, Window } from '@workflow-docs/engine/figures';
import { Fragment } from 'react';
import { splitName } from '../figures/split-name.ts';

interface BuilderProps extends FigureProps {
  /** Name of the workflow. */
  name?: string;
  /** Steps from the trigger down, as name and label: `"greet | Run custom code"`. */
  steps?: readonly string[];
  /** Name of the open step. */
  open?: string;
  /** Fields of the open step, in the format of `Form`. */
  fields?: readonly string[];
}

/** The builder: steps from the trigger down, with details of one of them. */
export function Builder({ name = 'My workflow', steps = [], open, fields = [], ...figure }: BuilderProps) {
  return (
    <Figure {...figure}>
      <Window title={name} end={<Button label="Deploy" />}>
        <Pane>
          {steps.map((step) => {
            const [title, label] = splitName(step);
            return (
              <Fragment key={step}>
                <Box name={title} {...(label && { label })} end={title === open && title !== 'trigger' && <Button label="Test" />}>
                  {title === open && fields.length > 0 && <FormLines lines={fields} />}
                </Box>
                <Label className="btn plus" text="+" />
              </Fragment>
            );
          })}
        </Pane>
      </Window>
    </Figure>
  );
}
