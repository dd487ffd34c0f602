import { bare } from './bare.ts';
import type { Generator } from './generator.ts';

/** The lower bound for navigation: the smallest script that replaces the text in place instead of loading a document. */
export const swap: Generator = {
  ...bare,
  name: 'swap',
  label: 'plain HTML whose script swaps the text',
  command: (checkout) => `${bare.command(checkout)} --swap`,
  visitedOnly: true,
};
