import { readFileSync } from 'node:fs';
import path from 'node:path';
import { definePlugin, option } from '@workflow-docs/engine/plugin';

/** Generates a page for each row of a table, and one that lists them. */
export default definePlugin({
  name: 'csv-pages',
  options: option.object({
    file: option.text({ about: 'CSV with the columns id, name and text, from the root of the site.' }),
    path: option.text({ pattern: /^\/(?:[\w-]+\/)+$/, help: 'Write a path such as "/lights/".' }),
  }),
  inputs: ({ options }) => ({ files: [options.file] }),
  sources({ options, root }) {
    const [, ...rows] = readFileSync(path.join(root, options.file), 'utf8').trim().split('\n');
    const lights = rows.map((row) => row.split(',').map((cell) => cell.trim()));
    const page = (at: string, title: string, text: string) => ({
      path: at,
      text: `---\ndescription: ${JSON.stringify(`${title}: ${text}`)}\n---\n\n# ${title}\n\n${text}\n`,
      origin: options.file,
    });
    const list = lights.map(([id = '', name = '']) => `- [${name}](${options.path}${id}/)`).join('\n');
    return {
      pages: [
        {
          path: options.path,
          text: `---\ndescription: All lights of the table, each with a page of its own.\n---\n\n# Lights\n\n${list}\n`,
          origin: options.file,
        },
        ...lights.map(([id = '', name = '', text = '']) => page(`${options.path}${id}/`, name, text)),
      ],
      diagnostics: lights.flatMap((cells, at) =>
        cells.length >= 3
          ? []
          : [
              {
                id: 'csv-pages/row',
                message: 'A row has too few cells.',
                help: 'Write id, name and text.',
                file: options.file,
                line: at + 2,
                column: 1,
              },
            ],
      ),
    };
  },
});
