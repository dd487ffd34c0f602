import path from 'node:path';
import { expect, test } from 'vitest';
import { compilePage } from '../../core/content/compile-page.ts';
import { contentComponents } from '../../core/theme/content/index.ts';
import { Document } from '../description/document.ts';
import { readDescription } from '../description/read-description.ts';
import { referencePages } from '../pages/reference-pages.ts';
import { BuiltText, describedTexts } from './found-texts.ts';
import { ownDescriptions } from './own-descriptions.ts';
import { referenceParts } from './reference-parts.ts';

const resolveLink = (href: string) => (href.startsWith('https:') ? href : undefined);

test.for(ownDescriptions)('every text of %s is on its pages', async (file) => {
  const document = await readDescription(file, path.basename(file), {});
  if (!(document instanceof Document)) throw new Error(JSON.stringify(document));
  const { pages } = referencePages(document, { path: '/api/', areas: [], variable: 'KEY', send: [], resolveLink });
  const components = new Map([...Object.entries(contentComponents), ...Object.entries(referenceParts)]);
  const html = await Promise.all(
    pages.map(async ({ path: address, text }) => {
      const source = { file: '', relativePath: 'api.mdx', path: address, version: 'main', folder: '', prefix: '/', origin: 'api.yaml' };
      return (await compilePage(source, text, { base: '/', names: {}, components })).html;
    }),
  );
  const built = new BuiltText(html);
  const texts = describedTexts(document.root);
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => !built.has(text)).map(({ at, text }) => `${at}: ${text}`)).toEqual([]);
  // A missing text isn't found.
  expect(built.has({ kind: 'text', text: 'Nobody has written this.', at: '' })).toBe(false);
});
