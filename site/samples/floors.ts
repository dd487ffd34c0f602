/** How many samples of the site are proven at least, by kind of proof. `docs samples` prints how many are. */
export const floors = { parsed: 887, typed: 291, run: 249 };
