import { Box, Button, Figure, type FigureProps, Label, Tree } from '@workflow-docs/engine/figures';

interface StepResultsProps extends FigureProps {
  /** Name of the step. */
  name?: string;
  /** Its action, or the kind of step. */
  label?: string;
  /** Its exports or logs: keys and values, indented by two spaces per level. */
  lines?: readonly string[];
  /** Start of the line with the button **Copy Path**. */
  at?: string;
  /** Error, instead of a success. */
  error?: string;
}

/** Results shown below a step after a test or a run. */
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
