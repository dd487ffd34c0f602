/** What settings import to make pages of descriptions of HTTP APIs. */
export * from '../openapi/index.ts';
