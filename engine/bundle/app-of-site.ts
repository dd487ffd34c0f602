import path from 'node:path';
import { withBase } from '../shared/address.ts';
import type { SiteInfo } from '../shared/browser-settings.ts';
import { shortHash } from '../util/short-hash.ts';
import type { AppBundle } from './app-bundle.ts';

/**
 * The app with the settings of a site, which its first script declares as `docsSite`. So what is bundled
 * does not depend on them. Scripts that name the first one get new content by that, so they too get new names.
 */
export function appOfSite(app: AppBundle, site: SiteInfo): AppBundle {
  const settings = JSON.stringify(site);
  const scripts = new Map(
    [...app.files].filter(([file]) => file.endsWith('.js')).map(([file, content]) => [file, Buffer.from(content).toString()]),
  );
  const renamed = new Map<string, string>();
  const rename = (file: string) => {
    if (renamed.has(file)) return;
    const { dir, name } = path.posix.parse(file);
    renamed.set(file, `${dir}/${path.posix.parse(name).name}.${shortHash(file + settings)}.js`);
    for (const [other, code] of scripts) if (code.includes(path.posix.basename(file))) rename(other);
  };
  rename(app.script);

  const nameOf = (file: string) => renamed.get(file) ?? file;
  const codeOf = (code: string) =>
    [...renamed].reduce((text, [from, to]) => text.replaceAll(path.posix.basename(from), path.posix.basename(to)), code);
  const files = [...app.files].map(([file, content]): [string, Uint8Array] => {
    const code = scripts.get(file);
    if (code === undefined || !renamed.has(file)) return [file, content];
    return [nameOf(file), Buffer.from(file === app.script ? `const docsSite=${settings};${codeOf(code)}` : codeOf(code))];
  });
  return {
    ...app,
    files: new Map(files),
    script: nameOf(app.script),
    imports: app.imports.map(nameOf),
    styles: app.styles.map((sheet) => ({ ...sheet, css: forPages(sheet.css, site.base) })),
    modules: Object.fromEntries(Object.entries(app.modules).map(([file, bytes]) => [nameOf(file), bytes])),
  };
}

/** A sheet names files from its own folder, and in a page it stands at the address of the page. */
function forPages(css: string, base: string): string {
  return css.replace(/url\((["']?)\.\//g, (_, quote: string) => `url(${quote}${withBase(base, '/assets/')}`);
}
