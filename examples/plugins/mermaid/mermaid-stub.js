// Stub for `mermaid.min.js`, which isn't part of this repository: the same function, but it draws only the text.
globalThis.mermaid = {
  render: async (id, text) => ({
    svg: `<svg xmlns="http://www.w3.org/2000/svg" id="${id}" role="img" viewBox="0 0 200 20"><text x="0" y="15">${text.split('\n')[0]}</text></svg>`,
  }),
};
