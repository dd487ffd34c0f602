/**
 * Thrown by a component that was used wrongly on a page. The engine catches it, adds the place, and
 * tells it with all the other mistakes.
 */
export class AuthorError extends Error {
  readonly help: string;

  constructor(message: string, help: string) {
    super(message);
    this.name = 'AuthorError';
    this.help = help;
  }
}

/** By name: a site's components are bundled apart from the engine and carry a class of their own. */
export function isAuthorError(error: unknown): error is AuthorError {
  return error instanceof Error && error.name === 'AuthorError' && 'help' in error;
}
