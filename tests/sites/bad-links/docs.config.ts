export default { base: '/docs/', redirects: { '/old/': '/other/', '/old-tab/': '/tabs/#tab-go', '/older-tab/': '/tabs/#tab-ruby' } };
