// The only file that touches the bundler of style sheets.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleAsync } from 'lightningcss';
import * as v from 'valibot';
import { isExternal, withBase } from '../shared/address.ts';
import { shortHash } from '../util/digest.ts';

/** Encodes a version for the bundler. */
const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

/**
 * The oldest browsers in which everything works, but for navigation without loading documents. Their style sheets know no media
 * query such as `(width <= 60rem)`. `tests/browser/oldest-browsers.test.ts` looks at the result.
 */
const OLDEST_BROWSERS = { safari: version(15, 4), chrome: version(100), firefox: version(100) };

export interface BundledStyles {
  css: string;
  /** Pictures and fonts that it names as `./NAME.HASH.svg`: name → content. */
  files: Map<string, Uint8Array>;
}

/** Bundles and minifies a style sheet with its imports. Missing files are left to `checkStyles`. */
export async function bundleStyles(filename: string): Promise<BundledStyles> {
  const { code, dependencies = [] } = await bundleAsync({
    filename,
    minify: true,
    targets: OLDEST_BROWSERS,
    analyzeDependencies: { preserveImports: true },
    resolver: { resolve: (name, from) => (isExternal(name) ? { external: name } : path.resolve(path.dirname(from), name)) },
  }).catch(withPlace);
  let css = code.toString();
  const files = new Map<string, Uint8Array>();
  for (const dependency of dependencies) {
    if (!('placeholder' in dependency)) continue;
    const { type, url, placeholder, loc } = dependency;
    const address = type === 'import' ? undefined : await publish(url, path.dirname(loc.filePath), files);
    const text = address ?? url;
    css = css.replaceAll(`"${placeholder}"`, () => (type === 'import' || /[\s"'()\\]/.test(text) ? JSON.stringify(text) : text));
  }
  return { css, files };
}

const failure = v.object({ message: v.string(), fileName: v.string(), loc: v.object({ line: v.number(), column: v.number() }) });

/** Converted for `bundleErrorOf`, which counts columns from 0. */
function withPlace(error: unknown): never {
  if (!v.is(failure, error)) throw error;
  const { message, fileName: file, loc } = error;
  throw Object.assign(new Error(message), { errors: [{ message, loc: { file, line: loc.line, column: loc.column - 1 } }] });
}

/** Adds the file at an address; `undefined` if the address is not in this folder. */
async function publish(url: string, folder: string, files: BundledStyles['files']): Promise<string | undefined> {
  if (isExternal(url) || /^[/#]/.test(url)) return undefined;
  const [name = '', rest = ''] = url.split(/(?=[?#])(.*)/s);
  const content = await readFile(path.resolve(folder, name)).catch(() => undefined);
  if (!content) return undefined;
  const { name: stem, ext } = path.parse(name);
  const published = `${stem.replace(/[^\w.-]/g, '_')}.${shortHash(content)}${ext}`;
  files.set(published, content);
  return `./${published}${rest}`;
}

/** A sheet's URLs are relative to its own folder, but inlined in a page they'd be relative to the page. */
export function cssInPage(css: string, base: string): string {
  return css.replace(/url\((["']?)\.\//g, (_, quote: string) => `url(${quote}${withBase(base, '/assets/')}`);
}
