/**
 * An error that only the author can fix and that cannot be returned as a diagnostic. A component throws it
 * when it is used incorrectly; it is then reported with its place and all other diagnostics. It is also
 * thrown if files change while they are being read, which ends the command.
 */
export class AuthorError extends Error {
  readonly help: string;

  constructor(message: string, help: string) {
    super(message);
    this.name = 'AuthorError';
    this.help = help;
  }
}

/** Checked by name: a site's components are bundled separately and have their own copy of the class. */
export function isAuthorError(error: unknown): error is AuthorError {
  return error instanceof Error && error.name === 'AuthorError' && 'help' in error;
}
