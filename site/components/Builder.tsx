import { Box, Button, Figure, type FigureProps, FormLines, Label, Pane, Window } from '@workflow-docs/engine/figures';
import { Fragment } from 'react';
import { splitName } from '../figures/split-name.ts';

interface BuilderProps extends FigureProps {
  /** Name of the workflow. */
  name?: string;
  /** From the trigger down: `"greet | Run custom code"`, its name and its label. */
  steps?: readonly string[];
  /** Name of the step that is open. */
  open?: string;
  /** Fields of the open step, as `Form` takes them. */
  fields?: readonly string[];
}

/** The builder: steps from the trigger down, with what the page needs of one of them. */
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
