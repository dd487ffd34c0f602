export default {
  files: {
    '/folder/': () => 'text',
    '/../outside.txt': () => 'text',
  },
  redirects: {
    '/old/../../outside/': '/',
  },
};
