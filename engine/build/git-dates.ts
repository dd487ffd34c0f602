import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** Source file (from the root of the site) → date of its last commit, `2022-05-12`. Empty outside of git. */
export async function gitDates(root: string): Promise<Map<string, string>> {
  const dates = new Map<string, string>();
  const run = promisify(execFile);
  try {
    const { stdout: top } = await run('git', ['rev-parse', '--show-toplevel'], { cwd: root });
    const { stdout } = await run('git', ['log', '--format=%x00%cs', '--name-only', '--diff-filter=AMR', '-z', '--', '*.md', '*.mdx'], { cwd: root, maxBuffer: 1 << 30 });
    let date = '';
    for (const part of stdout.split('\0')) {
      const text = part.trim();
      if (/^\d{4}-\d\d-\d\d$/.test(text)) date = text;
      else if (text !== '') {
        const file = path.relative(root, path.join(top.trim(), text)).split(path.sep).join('/');
        if (!dates.has(file)) dates.set(file, date);
      }
    }
  } catch {
    // No git, or no repository: pages then show no date.
  }
  return dates;
}
