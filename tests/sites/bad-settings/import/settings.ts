// The settings may stand in another file.
export const settings = {
  navigation: { lnks: [] },
};
