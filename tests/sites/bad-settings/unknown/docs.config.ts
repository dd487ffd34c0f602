export default {
  title: 'Settings',
  descripton: 'A word is misspelt.',
  colour: 'red',
  samples: { floors: { pased: 1 } },
};
