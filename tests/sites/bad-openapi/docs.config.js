export default {
  title: 'Broken interfaces',
  content: 'content',
  openapi: [
    { file: 'nowhere.yaml', path: '/nowhere/' },
    { file: 'examples.yaml', path: '/examples/' },
    { file: 'trees.json', path: '/trees/' },
  ],
};
