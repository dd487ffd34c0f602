/** This many elements of an article fill any window. */
const FIRST = 20;

/**
 * Removes everything far below the first screen from `main`, so that the first frame costs the same for pages of any length. Call the
 * returned function after the paint to put it back; nothing moves, because it is all appended.
 */
export function beginArticle(main: Element): () => void {
  const article = main.querySelector(':scope > article');
  const below = [...siblingsAfter(article?.children[FIRST - 1])];
  if (!article || below.length === 0) return () => {};
  const after = [...siblingsAfter(article)];
  for (const node of [...below, ...after]) node.remove();
  return () => {
    // Only once: appending again would repeat the layout, and make Firefox lose the scroll position.
    article.append(...below.splice(0));
    main.append(...after.splice(0));
  };
}

function* siblingsAfter(node: Node | undefined): Generator<ChildNode> {
  for (let next = node?.nextSibling; next; next = next.nextSibling) yield next;
}
