import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Tool } from '../languages/language.ts';
import type { Program } from '../plan/plan-page.ts';
import type { Assembled } from './assemble.ts';
import { commandsOf, filesOf, type RunContext } from './run-program.ts';

/** Lock files and similar, which determine what samples load. */
const LOCKS = [
  'package-lock.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'requirements.txt',
  'poetry.lock',
  'uv.lock',
  'go.sum',
  'Gemfile.lock',
  'Cargo.lock',
];

/** Cache key of a run: everything that affects it except service responses. `inputs`: see `inputsDigest`. */
export function runKey(program: Program, { name, text }: Assembled, tool: Tool, context: RunContext, inputs: string): string[] {
  const { files, env, needs } = program;
  const { isolation, limits } = context;
  const outer = context.outer.filter((service) => needs.includes(service.name)).map((service) => service.env);
  const commands = commandsOf(program, name, tool, context);
  return [
    'run',
    text,
    JSON.stringify([name, tool, commands, files, filesOf(program, context), env, context.env, needs, outer, isolation, limits]),
    inputs,
  ];
}

/** Digest of the files and folders that samples depend on, and of the site's lock files. */
export function inputsDigest(root: string, inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const input of [...inputs, ...LOCKS])
    for (const file of filesIn(path.join(root, input))) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function filesIn(place: string): string[] {
  const stat = statSync(place, { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [place];
  return readdirSync(place, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && !name.startsWith('.'))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap(({ name }) => filesIn(path.join(place, name)));
}
