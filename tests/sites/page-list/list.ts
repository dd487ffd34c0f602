import { readFileSync } from 'node:fs';
import { definePlugin } from '@workflow-docs/engine/plugin';

/** Adds a page that lists the first line of every page. */
export default definePlugin({
  name: 'page-list',
  sources({ written }) {
    const lines = [...written.values()].map(({ file }) => `- ${readFileSync(file, 'utf8').split('\n')[0]?.slice(2)}`);
    return { pages: [{ path: '/list/', text: `# List\n\n${lines.join('\n')}\n`, origin: 'list.ts' }] };
  },
});
