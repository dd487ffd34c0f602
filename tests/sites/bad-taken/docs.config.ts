export default {
  site: 'https://example.com',
  files: {
    '/assets/addresses.json': () => '[]',
    '/sitemap.xml': () => '',
    '/guide.md': () => 'Another guide.',
    '/robots.txt': () => '',
  },
  redirects: {
    '/logo.svg': '/guide/',
    '/assets/search.json': '/guide/',
  },
};
