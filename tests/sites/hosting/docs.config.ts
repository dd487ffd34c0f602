/** A plain object, so that tests can copy the site to another folder. */
export default {
  title: 'Hosted',
  description: 'A site that uses every kind of redirect, with its texts compressed by the build.',
  base: '/docs/',
  site: 'https://docs.example.com',
  precompress: true,
  formerBases: ['/manual/'],
  ledger: 'addresses.txt',
  redirects: {
    '/part/': '/guide/#second-part',
    '/shop/': 'https://shop.example.com/list',
    '/beta/*': '/*',
    '/beta/guides/*': '/guide/*',
    '/size/': 'https://shop.example.com/größe/日本/100%25/$1#größe',
    '/straße/*': '/guide/*',
    '/old-file.html': '/guide/file.html',
  },
};
