export default {
  site: 'https://example.com',
  files: {
    '/pages.json': () => '[]',
    '/sitemap.xml': () => '',
    '/guide.md': () => 'Another guide.',
    '/robots.txt': () => '',
  },
  redirects: {
    '/logo.svg': '/guide/',
    '/404.txt': '/guide/',
  },
};
