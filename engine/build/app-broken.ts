import path from 'node:path';
import { bundleFault } from '../config/bundle-fault.ts';
import type { Settings } from '../config/settings.ts';
import type { Mistake } from '../shared/mistake.ts';

/** What the author is told where the app could not be bundled: a component or a style sheet of the site is wrong. */
export function appBroken(error: unknown, { root, configFile, stylesFile }: Settings): Mistake {
  const fault = bundleFault(error, root);
  // Where a style sheet is not closed, a line is known and no file: those of the engine are right.
  const styles = stylesFile !== undefined && fault.line > 1 ? path.relative(root, stylesFile).split(path.sep).join('/') : configFile;
  const { message, file = styles, line, column } = fault;
  return {
    id: 'app-broken',
    level: 'error',
    message: `The browser code could not be bundled: ${message}`,
    help: 'Fix the component or style sheet at this location.',
    file,
    line,
    column,
  };
}
