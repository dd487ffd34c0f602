import { bare } from './bare.ts';
import type { Generator } from './generator.ts';

/** The limit of navigation without a document of its own for each page: the least script that changes the text in place. */
export const swap: Generator = {
  ...bare,
  name: 'swap',
  label: 'plain HTML whose script swaps the text',
  command: (checkout) => `${bare.command(checkout)} --swap`,
  visitedOnly: true,
};
