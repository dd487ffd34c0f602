import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sayIn } from '../../shared/interface-words.ts';
import { ThemePicker } from '../theme-picker/ThemePicker.tsx';
import { inLanguage } from './language-context.ts';

test('one process renders pages in several languages', () => {
  const render = (words: Parameters<typeof sayIn>[0]) => renderToStaticMarkup(inLanguage(sayIn(words), createElement(ThemePicker)));
  expect(render({ Dark: 'Dunkel' })).toContain('>Dunkel<');
  expect(render({ Dark: 'Sombre' })).toContain('>Sombre<');
  expect(render({})).toContain('>Dark<');
});
