import { openapiText } from './openapi-text.ts';

/** Downloadable versions of the description. */
export const openapiFiles: Record<string, () => string | Promise<string>> = {
  '/openapi.yaml': openapiText,
  '/openapi.json': async () => {
    const { parse } = await import('yaml');
    return `${JSON.stringify(parse(openapiText()), null, 2)}\n`;
  },
};
