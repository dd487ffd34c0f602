import { Box, Button, Figure, type FigureProps, FormLines, Label, Pane, Panes, Window } from '@workflow-docs/engine/figures';

interface ConnectAccountProps extends FigureProps {
  /** Name of the step. */
  step?: string;
  /** Its action. */
  action?: string;
  /** Label of the step's button. */
  button?: string;
  /** The app whose window asks for access. */
  app?: string;
  /** Permissions and fields in the window, in the format of `Form`. */
  asks?: readonly string[];
}

/** A step without an account, and the app's window that its button opens. */
export function ConnectAccount({
  step = '',
  action = '',
  button = 'Connect Account',
  app = '',
  asks = [],
  ...figure
}: ConnectAccountProps) {
  return (
    <Figure {...figure}>
      <Panes>
        <Pane>
          <Box name={step} label={action}>
            <div className="end">
              <Button label={button} />
            </div>
          </Box>
        </Pane>
        <Pane>
          <Window title={<Label text={app} />}>
            <Pane>
              <FormLines lines={asks} />
            </Pane>
          </Window>
        </Pane>
      </Panes>
    </Figure>
  );
}
