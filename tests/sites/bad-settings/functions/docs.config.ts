export default {
  files: {
    '/throws.txt': () => {
      throw new Error('There is no network');
    },
    '/nothing.txt': () => undefined,
  },
};
