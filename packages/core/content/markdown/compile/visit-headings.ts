import GithubSlugger, { slug as slugOf } from 'github-slugger';
import { escapeHtml } from '../../../shared/escape.ts';
import type { Say } from '../../../shared/interface-words.ts';
import { isReservedId } from '../../html/safe-html.ts';
import { headingIds } from '../heading-ids.ts';
import { OWN_PARTS } from './compiled-markdown.ts';
import { jsxAttribute, type PageTree, positionOf, type Visitors } from './page-tree.ts';

/** Gives headings anchors and links to themselves. `safe`: see `compileMarkdown`. */
export function visitHeadings(page: PageTree, safe: boolean, say: Say): Visitors {
  const slugger = new GithubSlugger();
  let hasTitle = false;
  return {
    heading(node, context) {
      const title = page.textOf(node, context).trim();
      const given = headingIds(page.lines[(node.position?.end.line ?? 1) - 1] ?? '').filter((id) => !safe || !isReservedId(id));
      if (node.depth === 1 && hasTitle) {
        page.result.issues.push({
          id: 'heading-second-title',
          message: `The page has a second level-1 heading, “${title}”.`,
          help: 'Keep one `#` heading, and use `##` for sections.',
          ...positionOf(node),
        });
      } else if (node.depth === 1) {
        page.result.heading = title;
        hasTitle = true;
      }
      // A heading of punctuation alone has no letters for an anchor.
      const slug = given[0] ?? slugger.slug(slugOf(title) === '' ? 'section' : title);
      if (given[0] !== undefined) slugger.slug(slug);
      context.setProperty(node, 'data', { hProperties: { id: slug } });
      for (const other of given.slice(1)) {
        context.prependChild(
          node,
          page.plain
            ? { type: 'html', value: `<span id="${escapeHtml(other)}"></span>` }
            : { type: 'mdxJsxTextElement', name: OWN_PARTS.anchor, attributes: [jsxAttribute('id', other)], children: [] },
        );
      }
      if (title === '' && node.children.every(({ type }) => type === 'html' || type === 'text'))
        page.result.issues.push({
          id: 'heading-empty',
          message: 'The heading has no words.',
          help: 'Write what the section is about, or remove the line.',
          ...positionOf(node),
        });
      if (node.depth === 1) return;
      page.result.headers.push({ level: node.depth, title, slug, line: positionOf(node).line });
      if (title === '') return;
      context.appendChild(node, {
        type: 'link',
        url: `#${slug}`,
        data: { hProperties: { class: 'anchor', 'aria-label': say('Link to {title}').replace('{title}', () => title) } },
        children: [],
      });
    },
  };
}
