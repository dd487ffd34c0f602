export default {
  navigation: {
    links: [{ label: 'Guides', path: '/guides/' }],
    sidebar: ['/', '/gone/'],
  },
  redirects: {
    '/a/': '/b/',
    '/b/': '/',
    '/c/': '/gone/',
    '/unlisted/': '/',
    '/d': '/#no-heading',
  },
};
