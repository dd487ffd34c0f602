import { INTERFACE_WORDS } from '../../../packages/core/shared/interface-words.ts';

/** Every interface text without Latin letters, so leftover English is easy to find. */
const words = Object.fromEntries(
  INTERFACE_WORDS.map((text) => [text, text.replace(/\{\w+\}|[A-Za-z]/g, (part) => (part.startsWith('{') ? part : 'ж'))]),
);

export default {
  title: 'Дом',
  description: 'Всё об этом доме.',
  lang: 'ru',
  site: 'https://xn--d1aqf.example',
  editLink: 'https://xn--d1aqf.example/{file}',
  words,
  versions: [
    { id: '2', content: 'pages' },
    { id: '1', content: 'old', path: '/1/' },
  ],
  redirects: { '/3/': '/4/' },
  banner: { text: 'Новое', id: '7' },
};
