/** Minimum number of samples that pass each check. `docs samples` prints the current numbers. */
export const floors = { parsed: 910, typed: 291, run: 400 };
