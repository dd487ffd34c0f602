import { fileFault } from '../bin/file-fault.js';
import { bundleFailure, bundleFault } from '../config/bundle-fault.ts';
import type { Settings } from '../config/settings.ts';
import { shownPath } from '../config/shown-path.ts';
import type { Mistake } from '../shared/mistake.ts';

/** The mistake to report when the app could not be bundled because of an error in a component or style sheet of the site. */
export function appBroken(error: unknown, { root, configFile, stylesFile }: Settings): Mistake {
  const refused = fileFault(error) ?? fileFault(new Error(bundleFailure(error).errors[0].message));
  if (refused) {
    const { message, help } = refused;
    return {
      id: 'file-refused',
      level: 'error',
      message,
      help,
      file: refused.path === '' ? configFile : shownPath(root, refused.path),
      line: 1,
      column: 1,
    };
  }
  const fault = bundleFault(error, root);
  // For an unclosed style sheet the bundler gives a line but no file. It must be the site's: the engine's are valid.
  const styles = stylesFile !== undefined && fault.line > 1 ? shownPath(root, stylesFile) : configFile;
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
