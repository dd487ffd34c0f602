export default {
  title: 'Lighthouse',
  description: 'How to run a lighthouse, from the lamp to the logbook of the keepers.',
  site: 'https://lighthouse.example',
  navigation: { links: [{ label: 'Start', path: '/guide/start/' }] },
  versions: [
    { id: 'v2', content: 'en/v2' },
    { id: 'v1', content: 'en/v1', path: '/v1/' },
  ],
  redirects: { '/begin/': '/guide/start/' },
  locales: {
    root: { label: 'English', lang: 'en' },
    de: { content: { v2: 'de/v2', v1: 'de/v1' }, title: 'Leuchtturm', showOutdated: true, labels: { Start: 'Anfang' } },
    ar: { content: { v2: 'ar' } },
  },
};
