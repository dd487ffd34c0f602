export type LoadErrorKind = 'missing' | 'error' | 'timeout';

/**
 * A script that could not be had. `missing`: the server says that it is not there, or sends something
 * that is no script. `error`: the line or the script itself failed. `timeout`: no answer in time.
 */
export class LoadError extends Error {
  readonly kind: LoadErrorKind;

  constructor(kind: LoadErrorKind, url: string, options?: ErrorOptions) {
    super(`${url}: ${kind}`, options);
    this.name = 'LoadError';
    this.kind = kind;
  }
}
