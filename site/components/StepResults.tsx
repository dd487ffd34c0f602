import { Box, Button, Figure, type FigureProps, Label, Tree } from '@workflow-docs/engine/figures';

interface StepResultsProps extends FigureProps {
  /** Name of the step. */
  name?: string;
  /** Its action, or what kind of step it is. */
  label?: string;
  /** What it exported or logged: keys and values, indented by two spaces a level. */
  lines?: readonly string[];
  /** Beginning of the line that has the button **Copy Path**. */
  at?: string;
  /** The error it ended with, in place of a success. */
  error?: string;
}

/** What a step shows below itself after a test or a run. */
export function StepResults({ name = '', label, lines = [], at, error, ...figure }: StepResultsProps) {
  return (
    <Figure {...figure}>
      <Box name={name} {...(label && { label })} end={name !== 'trigger' && <Button label="Test" />}>
        {error && (
          <div className="rows">
            <div className="bad">{error}</div>
          </div>
        )}
        <Tree lines={lines} {...(at !== undefined && { at, end: <Label className="btn" text="Copy Path" /> })} />
      </Box>
    </Figure>
  );
}
