import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface VerifyOptions {
  /** Folder of a small site with settings that use the plugin, and with at least two pages. */
  folder: string;
  /** Environment variables for the builds, in addition to this process's. */
  env?: Readonly<Record<string, string>>;
}

/** Possible locations of the command: in a checkout, or in the installed package. */
const COMMANDS = ['../../docs/bin/docs.js', '../../../bin/docs.js'].map((file) => fileURLToPath(new URL(file, import.meta.url)));
/** The list of scripts kept from earlier builds. */
const BUILDS = path.join('assets', 'builds.json');
/** Shifts the clock by a day and replaces random numbers, to reveal output that depends on either. */
const OTHER_DAY = `data:text/javascript,${encodeURIComponent(
  'const now = Date.now; Date.now = () => now() + 864e5; const D = Date; globalThis.Date = class extends D { constructor(...a) { a.length ? super(...a) : super(D.now()); } }; Math.random = () => 0.5;',
)}`;

/**
 * Checks that a site's plugins keep the promises of a build: same input, same output, whatever the folder, clock or cache; one edit
 * compiles one page; all inputs are declared. Returns a line for each broken promise. Builds copies of the folder, which takes some
 * seconds.
 */
export async function verifyPlugin({ folder, env = {} }: VerifyOptions): Promise<string[]> {
  const work = await mkdtemp(path.join(tmpdir(), 'docs-plugin-'));
  const broken: string[] = [];
  let copies = 0;
  const copy = async (from = folder) => {
    const to = path.join(work, String(copies++), 'site');
    await cp(from, to, {
      recursive: true,
      filter: (file) => !/(?:^|[\\/])(?:node_modules|dist(?:\.hosting)?)$/.test(path.relative(from, file)),
    });
    const packages = path.join(path.resolve(folder), 'node_modules');
    if (existsSync(packages)) await symlink(packages, path.join(to, 'node_modules'));
    return to;
  };
  const expectSame = (what: string, one: Output, other: Output) => {
    // A warm build keeps and lists the last build's scripts for open tabs.
    const names = [...other.keys()].filter((name) => !name.endsWith(BUILDS) && one.get(name) !== other.get(name));
    if (names.length > 0) broken.push(`${what}: ${names.slice(0, 3).join(', ')}${names.length > 3 ? ` and ${names.length - 3} more` : ''}`);
  };
  try {
    const site = await copy();
    const first = await build(site, env);
    expectSame('The same input gives other bytes in another folder', first.output, (await build(await copy(), env)).output);
    const later = await build(await copy(), { ...env, NODE_OPTIONS: `--import=${OTHER_DAY}`, TZ: 'Pacific/Kiritimati' });
    expectSame('The output depends on the clock, the time zone or random numbers', first.output, later.output);
    if (/compile \(/.test((await build(site, env)).log)) broken.push('A build without changes compiles pages again.');

    const pages = (await filesOf(site)).filter((file) => /\.mdx?$/.test(file));
    const [page] = pages;
    if (page === undefined) throw new Error(`${folder} has no pages.`);
    await appendFile(path.join(site, page), '\n\nOne more paragraph.\n');
    const edited = await build(site, env);
    const compiled = Number(/compile \((\d+) of/.exec(edited.log)?.[1] ?? pages.length);
    if (compiled !== 1 && pages.length > 1) broken.push(`One edit compiles ${compiled} pages: the plugin may write into other pages.`);
    expectSame('After an edit, a warm build gives other bytes than a cold one', edited.output, (await build(await copy(site), env)).output);

    for (const file of (await filesOf(site)).filter((name) => !/\.mdx?$|^docs\.config\.|^package(-lock)?\.json$/.test(name))) {
      const text = await readFile(path.join(site, file), 'utf8').catch(() => '');
      if (/\.[cm]?[jt]sx?$/.test(file) || text.includes('\u0000')) continue; // code is an input by itself
      await writeFile(path.join(site, file), changed(file, text));
      expectSame(`It reads ${file} without declaring it`, (await build(site, env)).output, (await build(await copy(site), env)).output);
      await writeFile(path.join(site, file), text);
    }
    for (const name of await environmentNames(site)) {
      const other = { ...env, [name]: `${env[name] ?? ''}other` };
      const what = `It reads the environment variable ${name} without declaring it`;
      await build(site, env);
      expectSame(what, (await build(site, other)).output, (await build(await copy(site), other)).output);
    }
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return broken;
}

type Output = ReadonlyMap<string, string>;

async function build(site: string, env: Readonly<Record<string, string>>): Promise<{ output: Output; log: string }> {
  const command = COMMANDS.find((file) => existsSync(file));
  if (command === undefined) throw new Error('The command `docs` cannot be found beside the testing function.');
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [command, 'build', site], { env: { ...process.env, ...env } });
  const dist = path.join(site, 'dist');
  const output = new Map<string, string>();
  for (const file of await filesOf(dist))
    output.set(
      file,
      createHash('sha256')
        .update(await readFile(path.join(dist, file)))
        .digest('hex'),
    );
  return { output, log: stdout + stderr };
}

/** Relative paths in order, without packages and build output. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => !/^(?:node_modules|dist(?:\.hosting)?)[\\/]/.test(name))
    .sort();
}

/** The same data with every text in it changed. */
function changed(file: string, text: string): string {
  if (file.endsWith('.json'))
    return JSON.stringify(JSON.parse(text), (_, value: unknown) => (typeof value === 'string' ? `${value} changed` : value));
  return text.replace(/(?<=.)$/gm, ' changed');
}

/** Environment variables mentioned in the site's code. */
async function environmentNames(site: string): Promise<string[]> {
  const names = new Set<string>();
  for (const file of (await filesOf(site)).filter((name) => /\.[cm]?[jt]sx?$/.test(name)))
    for (const [, name = ''] of (await readFile(path.join(site, file), 'utf8')).matchAll(/process\.env\.(\w+)/g)) names.add(name);
  return [...names].sort();
}
