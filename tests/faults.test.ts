// Builds that are killed, that write half a file, or that get a disk error at one of their changes: the served folder is always
// one complete build, and the next build is correct and leaves nothing behind. `npm run test:faults` tries every point.
import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Content, type Fault, FaultSite } from './faults/fault-runs.ts';

const ALL = process.env.FAULTS === 'all';
/** Time limit in milliseconds. Some points take half a minute, all of them half an hour. */
const PATIENCE = 3_600_000;
const PAGES = { 'index.md': '# Home\n\n[Other](other.md)\n', 'other.md': '# Other\n\nOld text.\n', 'third.md': '# Third\n\nText.\n' };
const EDIT = { 'other.md': '# Other\n\nNew text, with more words.\n' };

let site: FaultSite;
beforeAll(async () => {
  site = await FaultSite.make(PAGES);
});
afterAll(() => site.remove());

/** Numbers from 1 to `last`: every `step`-th one when trying all, otherwise about `few` of them. */
function points(last: number, step: number, few: number): number[] {
  const every = ALL ? step : Math.max(1, Math.floor(last / few));
  return Array.from({ length: Math.floor(last / every) }, (_, at) => (at + 1) * every);
}

/** Tries each fault from the saved state, and returns what was wrong afterwards. */
function tryAll(faults: Fault[], old: Content | undefined, right: Content, names: string[]): string[] {
  const wrong: string[] = [];
  for (const fault of faults) {
    site.restore();
    if (old) site.write(EDIT);
    const { output } = site.build(fault);
    const report = (what: string) => wrong.push(`${fault.kind} at ${fault.at}: ${what}`);
    const served = site.served();
    // Between the two renames there is no site; the next build restores it.
    if (served && !isSame(served, right) && !(old && isSame(served, old))) report('the served folder is not a complete build');
    if (/^\s+at .*:\d+:\d+\)?$/m.test(output)) report(`a stack trace: ${output}`);
    const next = site.build();
    if (!next.ok) report(`the next build failed: ${next.output}`);
    if (!isSame(site.served() ?? {}, right)) report('the next build is wrong');
    if (site.names().join() !== names.join()) report(`left behind: ${site.names().filter((name) => !names.includes(name))}`);
  }
  return wrong;
}

const isSame = (one: Content, other: Content) => JSON.stringify(one) === JSON.stringify(other);

test(
  'a fault at any change of a first build',
  () => {
    site.keep();
    const { ok, changes } = site.build();
    expect(ok).toBe(true);
    const [right, names] = [site.served() ?? {}, site.names()];
    const faults = points(changes.length, 10, 3).flatMap((at): Fault[] => [{ at, kind: 'kill' }]);
    const wrong = tryAll(faults, undefined, right, names);
    console.log(`First build: ${changes.length} changes, ${faults.length} tried, ${faults.length - wrong.length} survived`);
    expect(wrong).toEqual([]);
  },
  PATIENCE,
);

test(
  'a fault at any change of a build after an edit, and at each rename of the swap',
  () => {
    site.restore();
    site.build();
    site.keep();
    const old = site.served() ?? {};
    site.write(EDIT);
    const { changes } = site.build();
    const [right, names] = [site.served() ?? {}, site.names()];
    expect(isSame(right, old)).toBe(false);
    const swaps = changes.flatMap((change, at) => (/^rename .*\/dist(\.[^/]*)?$/.test(change) ? [at + 1] : []));
    expect(swaps.length).toBeGreaterThan(1);
    const faults = [
      ...[...new Set([...swaps, ...points(changes.length, 1, 5)])].map((at): Fault => ({ at, kind: 'kill' })),
      ...points(changes.length, 4, 2).flatMap((at): Fault[] => [
        { at, kind: 'torn' },
        { at, kind: 'error' },
        { at, kind: 'full' },
      ]),
    ];
    const wrong = tryAll(faults, old, right, names);
    console.log(`Build after an edit: ${changes.length} changes, ${faults.length} tried, ${faults.length - wrong.length} survived`);
    expect(wrong).toEqual([]);
  },
  PATIENCE,
);

const DAMAGE: [name: string, damage: (file: string) => void][] = [
  [
    'has a flipped bit',
    (file) => {
      const bytes = readFileSync(file);
      const at = Math.floor(bytes.length / 2);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      writeFileSync(file, bytes);
    },
  ],
  ['ends early', (file) => truncateSync(file, Math.floor(readFileSync(file).length / 2))],
  ['is missing', (file) => rmSync(file)],
];

test(
  'damage to one cache file of each kind',
  () => {
    site.restore();
    site.build();
    site.keep();
    const right = site.served() ?? {};
    /** File name without hashes, to group files by kind. */
    const kindOf = (file: string) => path.relative(site.caches, file).replace(/[0-9a-f]{8,}|[\w-]{8}(?=\.js)/g, 'HASH');
    const kinds = [...new Map(site.cacheFiles().map((file) => [kindOf(file), file]))];
    const wrong: string[] = [];
    let tried = 0;
    for (const [at, [kind, file]] of kinds.entries()) {
      for (const [name, damage] of ALL ? DAMAGE : DAMAGE.slice(at % DAMAGE.length).slice(0, 1)) {
        site.restore();
        damage(file);
        rmSync(path.join(site.site, 'dist'), { recursive: true }); // otherwise the build would only verify it
        const { ok, output } = site.build();
        tried++;
        if (!ok || !isSame(site.served() ?? {}, right)) wrong.push(`${kind} ${name}: ${output}`);
      }
    }
    console.log(`${kinds.length} kinds of files, ${tried} tried, ${tried - wrong.length} survived`);
    expect(wrong).toEqual([]);
  },
  PATIENCE,
);
