/** Imported by settings to generate pages from HTTP API descriptions. */
export * from '../openapi/index.ts';
