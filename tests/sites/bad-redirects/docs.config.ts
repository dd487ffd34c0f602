export default {
  redirects: {
    '/self/': '/self/',
    '/b/': '/c/',
    '/c/': '/b/',
    '/one/': '/two/',
    '/two/': '/three/',
    '/three/': '/',
    '/away/*': 'https://example.com/*',
    '/manual/': '/the-long-manual.pdf',
  },
};
