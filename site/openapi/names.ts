import { addresses, constants } from '../constants.ts';

/** Values of `{{name}}` in the description. */
export const names: Readonly<Record<string, string>> = {
  ...addresses,
  ...Object.fromEntries(Object.entries(constants).map(([name, { value }]) => [name, value])),
};
