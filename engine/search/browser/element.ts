/** An element with its attributes and what is in it; texts are texts and never HTML. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const name in attributes) made.setAttribute(name, attributes[name] ?? '');
  made.append(...inside);
  return made;
}
