export default {
  versions: [
    { id: 'v2', content: 'new' },
    { id: 'v1', content: 'old', path: '/v1/' },
  ],
};
