import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);

/** Example names, and files that builds create. */
const EXAMPLES =
  /^(?:x|slots|components|pages|plugins|theme|[A-Z]\w*)(?:[./]|$)|^(?:docs|astro|vite)\.config\.|^(?:worker|bundle-process|try-markdown|app|cli|config|index|service-worker)\.js$/;

/** Comments that name a file which doesn't exist in the project, as `file:line name`. */
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

test('every file named in a comment exists', () => {
  const code = tracked.filter((file) => /^(?:packages|site|tools|bench)\/.*\.(?:tsx?|js|css)$/.test(file));
  expect(code.length).toBeGreaterThan(300);
  expect(missingFiles(code)).toEqual([]);
});

test('every file that the docs name by its path in the project exists', () => {
  const pages = [...tracked.filter((file) => /^docs\/[\w-]+\.md$/.test(file)), 'README.md', 'CONTRIBUTING.md', 'packages/README.md'];
  const missing = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/`((?:packages|tests|bench|tools|site)\/[\w/.-]+\.\w+)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !tracked.includes(name))
      .map((name) => `${page} ${name}`),
  );
  expect(missing).toEqual([]);
});
