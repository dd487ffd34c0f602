export default {
  title: 'Nested',
  navigation: {
    links: [
      { label: 'Fine', path: '/' },
      { labl: 'Misspelt', path: '/' },
    ],
    sidebar: ['no-slash/'],
  },
};
