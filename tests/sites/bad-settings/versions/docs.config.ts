export default {
  versions: [
    { id: 'v2', content: '.' },
    { id: 'v2', content: '.', path: '/' },
  ],
};
