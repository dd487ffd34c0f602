import type { Settings } from '../config/settings.ts';
import type { OutputFolder } from '../output/output-folder.ts';
import { jsonInScript } from '../render/data-script.ts';
import { cutFirstScreen, firstScreenLists } from '../render/first-screens.ts';
import { withBase } from '../shared/address.ts';
import type { FirstScreen, FirstScreens } from '../shared/first-screens.ts';
import { scriptFile } from '../shared/manifest.ts';
import type { PageView } from '../shared/page-view.ts';
import { digest } from '../util/digest.ts';
import { nameIn, type WrittenPages } from './write-pages.ts';

interface Options {
  settings: Settings;
  frame: string;
  output: OutputFolder;
}

/** Writes the first screens of all pages listed in a sidebar. A file whose pages are unchanged is kept. */
export async function writeFirstScreens({ hashes, screens, sidebars }: WrittenPages, { settings, frame, output }: Options): Promise<void> {
  const { base } = settings;
  const screenOf = async (path: string, hash: string): Promise<FirstScreen> => {
    const script = Buffer.from(await output.read(withBase(base, scriptFile(path, hash))));
    const view: PageView = JSON.parse(jsonInScript(script.toString()));
    return cutFirstScreen(view, hash);
  };
  for (const [file, paths] of firstScreenLists([...sidebars.values()].map(({ items }) => items))) {
    const listed = [...paths].map((path) => [path, hashes.get(path) ?? ''] as const);
    const key = digest(frame, JSON.stringify(listed));
    const address = withBase(base, file);
    if (listed.length === 0 || output.take(nameIn(settings, file), key) !== undefined) continue;
    const pages: FirstScreens['pages'] = {};
    for (const [path, hash] of listed) pages[path] = screens.get(path) ?? (await screenOf(path, hash));
    const content: FirstScreens = { frame, pages };
    await output.write(address, JSON.stringify(content));
    output.made(nameIn(settings, file), key, '', [address]);
  }
}
