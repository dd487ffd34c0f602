import { bare } from './bare.ts';
import { docusaurus } from './docusaurus.ts';
import type { Generator } from './generator.ts';
import { ours } from './ours.ts';
import { rspress } from './rspress.ts';
import { starlight } from './starlight.ts';
import { swap } from './swap.ts';
import { vitepress } from './vitepress.ts';

/** In the order of the report. */
export const generators: readonly Generator[] = [bare, swap, ours, starlight, docusaurus, vitepress, rspress];

/** Generators that need no installation: always measured, and with more runs. */
export const builtIn: readonly string[] = [bare.name, swap.name, ours.name];

/** Labels of the measured generators, with exact versions. */
export function versionsOf(used: readonly Generator[]): string {
  return used
    .filter(({ packages }) => Object.keys(packages).length > 0)
    .map(({ label, packages }) => {
      const names = Object.entries(packages).map(([name, version]) => `${name} ${version}`);
      return `- ${label}: ${names.join(', ')}`;
    })
    .join('\n');
}
