// @ts-check
import { markdownToHtml } from 'satteri';

const STYLE = `:root{color-scheme:light dark}*{box-sizing:border-box}
body{margin:0;font:16px/1.65 system-ui,sans-serif;display:grid;grid-template:3.5rem 1fr/17rem minmax(0,1fr)}
header{grid-column:1/-1;position:sticky;top:0;background:Canvas;border-bottom:1px solid #8886;padding:1rem 1.5rem;font-weight:600}
nav{position:sticky;top:3.5rem;height:calc(100vh - 3.5rem);overflow:auto;padding:1rem 1.5rem}nav ul{list-style:none;margin:0;padding:0 0 0 .8rem}
nav li a{display:block;padding:.2rem 0}main{padding:2rem 3rem;max-width:52rem;min-width:0}
code{font:.875em ui-monospace,monospace;background:#8882;padding:.15em .35em}pre{background:#8882;padding:1rem;overflow:auto}pre code{background:none}
table{border-collapse:collapse;display:block;overflow:auto}th,td{border:1px solid #8886;padding:.5rem .9rem}`;

/** Replaces this page's text with the next one's, fetched when the pointer reaches its link or on click. */
const SWAP = `<script>const pages = new Map();
const get = (href) => pages.get(href) ?? pages.set(href, fetch(href).then((response) => response.text())).get(href);
const link = ({ target }) => target.closest?.('nav a');
addEventListener('pointerover', (event) => link(event) && get(link(event).href));
addEventListener('click', async (event) => {
  const to = link(event);
  if (!to) return;
  event.preventDefault();
  const html = await get(to.href);
  document.querySelector('main').innerHTML = html.slice(html.indexOf('<main>') + 6, html.lastIndexOf('</main>'));
  history.pushState(null, '', to.href);
  scrollTo(0, 0);
});</script>`;

/**
 * The smallest HTML page that shows the text.
 * @param {{site: string, title: string, markdown: string, sidebar: string, description?: string, swaps?: boolean}} page
 */
export function barePage({ site, title, markdown, sidebar, description = '', swaps = false }) {
  const html = markdownToHtml(markdown, { features: { gfm: true } })
    .html.replace(/<h([1-6])>(.*?)<\/h/g, (_, level, text) => `<h${level} id="${slug(text)}">${text}</h`)
    .replace(/(<a href="[^":#]+)\.md/g, '$1.html');
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<title>${title} | ${site}</title><meta name="description" content="${description}"><link rel="icon" href="data:,">` +
    `<style>${STYLE}</style></head><body><header>${site}</header><nav>${sidebar}</nav><main>${html}</main>${swaps ? SWAP : ''}</body></html>`
  );
}

/** @param {string} html */
function slug(html) {
  return html
    .replace(/<[^>]*>/g, '')
    .toLowerCase()
    .replace(/[^\w]+/g, '-');
}
