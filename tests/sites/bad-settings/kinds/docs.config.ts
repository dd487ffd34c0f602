export default {
  content: 'index.md',
  styles: '.',
};
