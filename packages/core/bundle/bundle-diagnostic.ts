import { bundleErrorMessage, bundleErrorOf } from '../config/bundle-error.ts';
import type { Settings } from '../config/settings.ts';
import { type Diagnostic, fileDiagnostic } from '../shared/diagnostic.ts';
import { fileSystemError } from '../util/file-system-error.js';
import { displayPath } from '../util/files.ts';

/** The diagnostic to report when the app could not be bundled because of an error in a component or style sheet of the site. */
export function bundleDiagnostic(error: unknown, { root, configFile }: Settings): Diagnostic {
  const refused = fileSystemError(error) ?? fileSystemError(new Error(bundleErrorMessage(error).errors[0].message));
  if (refused) {
    const { message, help } = refused;
    return fileDiagnostic('file-refused', message, help, refused.path === '' ? configFile : displayPath(root, refused.path));
  }
  const { message, file = configFile, line, column } = bundleErrorOf(error, root);
  return {
    id: 'app-broken',
    message: `The browser code could not be bundled: ${message}`,
    help: 'Fix the component or style sheet at this location.',
    file,
    line,
    column,
  };
}
