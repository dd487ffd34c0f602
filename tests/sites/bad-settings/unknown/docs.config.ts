export default {
  title: 'Settings',
  descripton: 'A word is misspelt.',
  colour: 'red',
  search: { synonims: [] },
};
