export default {
  base: 'docs',
};
