export type LoadErrorKind = 'missing' | 'error' | 'timeout';

/**
 * A script that could not be loaded. `missing`: the server says that it does not exist, or sends something
 * that is not a script. `error`: the connection or the script itself failed. `timeout`: no response in time.
 */
export class LoadError extends Error {
  readonly kind: LoadErrorKind;

  constructor(kind: LoadErrorKind, url: string, options?: ErrorOptions) {
    super(`${url}: ${kind}`, options);
    this.name = 'LoadError';
    this.kind = kind;
  }
}
