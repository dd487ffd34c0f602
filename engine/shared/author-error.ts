/**
 * What only the author can mend, where it cannot be handed back as a mistake: thrown by a component that
 * was used wrongly on a page, and told with its place and all the other mistakes; and where files change
 * while they are read, which ends the command.
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
