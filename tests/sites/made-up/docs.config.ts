import { openapi } from '../../../packages/openapi/index.ts';
import { de } from '../../../packages/openapi/language/de.ts';
import { INTERFACE_WORDS } from '../../../packages/core/shared/interface-words.ts';

/** Texts without Latin letters, so leftover English is easy to find. */
const madeUp = (texts: readonly string[]) =>
  Object.fromEntries(texts.map((text) => [text, text.replace(/\{\w+\}|[A-Za-z]/g, (part) => (part.startsWith('{') ? part : 'ж'))]));

export default {
  title: 'Дом',
  description: 'Всё об этом доме.',
  lang: 'ru',
  site: 'https://xn--d1aqf.example',
  editLink: 'https://xn--d1aqf.example/{file}',
  words: madeUp(INTERFACE_WORDS),
  plugins: [openapi({ file: 'api.json', path: '/5/', keyVariable: 'K', send: ['1.xn--d1aqf.example'] }, { words: { ru: madeUp(Object.keys(de)) } })],
  versions: [
    { id: '2', content: 'pages' },
    { id: '1', content: 'old', path: '/1/' },
  ],
  redirects: { '/3/': '/4/' },
  banner: { text: 'Новое', id: '7' },
};
