import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);

/** Examples of what a site may have, and files of builds. */
const EXAMPLES =
  /^(?:x|slots|components|pages|plugins|theme|[A-Z]\w*)(?:[./]|$)|^(?:docs|astro|vite)\.config\.|^(?:worker|bundle-process|try-markdown|app|cli|config|index|service-worker)\.js$/;

/** Every place where a comment names a file of the project that does not exist: `file:line name`. */
function missingFiles(files: readonly string[]): string[] {
  const exists = (name: string) => tracked.some((file) => file === name || file.endsWith(`/${name}`));
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) => {
        const comment = /(?:^\s*\*|\/\*\*?|\/\/)\s(.*)$/.exec(line)?.[1] ?? '';
        return [...comment.matchAll(/`((?:[\w@-]+\/)*[\w-]+\.(?:tsx?|js|css))`/g)]
          .map(([, name = '']) => name)
          .filter((name) => !EXAMPLES.test(name) && !exists(name))
          .map((name) => `${file}:${at + 1} ${name}`);
      }),
  );
}

test('every file that a comment names exists', () => {
  const code = tracked.filter((file) => /^(?:packages|site|tools|bench)\/.*\.(?:tsx?|js|css)$/.test(file));
  expect(code.length).toBeGreaterThan(300);
  expect(missingFiles(code)).toEqual([]);
});

test('every file that the docs name by its place in the project exists', () => {
  const pages = [...tracked.filter((file) => /^docs\/[\w-]+\.md$/.test(file)), 'README.md', 'CONTRIBUTING.md', 'packages/README.md'];
  const missing = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/`((?:packages|tests|bench|tools|site)\/[\w/.-]+\.\w+)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !tracked.includes(name))
      .map((name) => `${page} ${name}`),
  );
  expect(missing).toEqual([]);
});
