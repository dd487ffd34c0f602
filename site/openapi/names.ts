import { addresses, constants } from '../constants.ts';

/** What `{{name}}` stands for in the description. */
export const names: Readonly<Record<string, string>> = {
  ...addresses,
  ...Object.fromEntries(Object.entries(constants).map(([name, { value }]) => [name, value])),
};
