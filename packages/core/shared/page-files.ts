import { escapePattern } from './escape.ts';

/** The document of a page: `/x/` → `/x/index.html`; `/x.html` is its own file. */
export function documentFile(path: string): string {
  return path.endsWith('/') ? `${path}index.html` : path;
}

/** Address of the page as Markdown: `/workflows/steps/` → `/workflows/steps.md`. */
export function markdownFile(path: string): string {
  return path === '/' ? '/index.md' : `${path.replace(/\/$/, '')}.md`;
}

/** Address of a part of a page too long to be read at once: `/api/rest/`, `errors` → `/api/rest~errors.md`. No page may have such an address beside that page. */
export function sectionFile(path: string, name: string): string {
  return markdownFile(path).replace(/\.md$/, `~${name}.md`);
}

/** Address of a version's list of pages for language models: `/v1/` → `/v1/llms.txt`. */
export function llmsFile(versionPath: string): string {
  return `${versionPath}llms.txt`;
}

/** Name of a hashed file inside the assets folder; every host can read this expression. */
export const HASHED_NAME = '\\.[A-Za-z0-9_-]{8}\\.[a-z0-9]+$';

/** Pattern of the whole address of a hashed file, from the root of the host. */
export function hashedPattern(base: string): string {
  return `^${escapePattern(base)}assets/.*${HASHED_NAME}`;
}
