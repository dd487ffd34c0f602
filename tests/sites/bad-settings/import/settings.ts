// The settings may be in another file.
export const settings = {
  navigation: { lnks: [] },
};
