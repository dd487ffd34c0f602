/** Elements of an article that fill a window in any case. */
const FIRST = 20;

/**
 * Takes what is far below the first screen out of `main`, so that the first frame of a page costs the same whatever its length.
 * Call the returned function after the paint to put it back. Nothing moves then, as all of it comes at the end.
 */
export function beginArticle(main: Element): () => void {
  const article = main.querySelector(':scope > article');
  const below = [...siblingsAfter(article?.children[FIRST - 1])];
  if (!article || below.length === 0) return () => {};
  const after = [...siblingsAfter(article)];
  for (const node of [...below, ...after]) node.remove();
  return () => {
    // Once: what is put in again is laid out again, and Firefox loses its place.
    article.append(...below.splice(0));
    main.append(...after.splice(0));
  };
}

function* siblingsAfter(node: Node | undefined): Generator<ChildNode> {
  for (let next = node?.nextSibling; next; next = next.nextSibling) yield next;
}
