export default {
  versions: [
    { id: 'v2', content: '.' },
    { id: 'v1', content: 'old', path: '/v1/' },
  ],
  search: { phrasings: 'phrasings.txt' },
};
