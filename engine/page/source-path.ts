/**
 * The address of a source file inside a content folder: `workflows/steps/index.md` and
 * `workflows/steps.md` → `workflows/steps/`; `index.md` → ``; `quickstart/old.html.md` → `quickstart/old.html`.
 */
export function sourcePath(file: string): string {
  const bare = file.replace(/\.mdx?$/i, '').replace(/(^|\/)(index|readme)$/i, '$1');
  return bare === '' || bare.endsWith('/') || /\.html$/.test(bare) ? bare : `${bare}/`;
}
