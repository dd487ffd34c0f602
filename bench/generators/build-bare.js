// @ts-check
// Builds the folder `content` into `dist`. With `--swap`, pages include a script that loads other pages in place.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { barePage } from './bare-page.js';

const BASE = '/docs/';
const swaps = process.argv.includes('--swap');

/** @type {{title: string, sections: {title: string, items: {id: string, title: string}[]}[]}} */
const site = JSON.parse(readFileSync('site.json', 'utf8'));
rmSync('dist', { recursive: true, force: true });
for (const id of ['index', ...site.sections.flatMap((section) => section.items.map((item) => item.id))]) {
  const [, title = '""', description = '""', markdown = ''] =
    /^---\ntitle: (.*)\ndescription: (.*)\n---\n([\s\S]*)$/.exec(readFileSync(`content/${id}.md`, 'utf8')) ?? [];
  const file = `dist/${id}.html`;
  mkdirSync(path.dirname(file), { recursive: true });
  const text = { title: JSON.parse(title), description: JSON.parse(description), markdown };
  writeFileSync(file, barePage({ site: site.title, sidebar: sidebar(id), swaps, ...text }));
}

/**
 * Links to all pages. On a large site, to the pages of the current section and the first page of every other
 * section: otherwise the sidebars would outweigh everything else.
 * @param {string} current
 */
function sidebar(current) {
  const large = site.sections.length > 40;
  const groups = site.sections.map(({ title, items }) => {
    if (large && !items.some(({ id }) => id === current)) return `<p><a href="${BASE}${items[0]?.id}.html">${title}</a></p>`;
    const links = items.map(
      ({ id, title: label }) => `<li><a href="${BASE}${id}.html"${id === current ? ' aria-current="page"' : ''}>${label}</a></li>`,
    );
    return `<details${items.some(({ id }) => id === current) ? ' open' : ''}><summary>${title}</summary><ul>${links.join('')}</ul></details>`;
  });
  return `<a href="${BASE}">${site.title}</a>${groups.join('')}`;
}
