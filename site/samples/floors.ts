/** How many samples of the site are proven at least, by kind of proof. `docs samples` prints how many are. */
export const floors = { parsed: 910, typed: 292, run: 400 };
