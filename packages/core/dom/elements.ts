/** Creates an element with attributes and children. Strings are inserted as text, never as HTML. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const name in attributes) made.setAttribute(name, attributes[name] ?? '');
  made.append(...inside);
  return made;
}

/** The nearest ancestor of an event's target that matches, itself included. */
export function closest<Found extends Element = HTMLElement>(target: EventTarget | null, selector: string): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}

/** Adds a style sheet to the document. If it fails to load, or has not come after `timeoutMs`, it is skipped: the text is readable without it. */
export function loadStyles(url: string, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, timeoutMs);
    const link = element('link', { rel: 'stylesheet', href: url });
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.append(link);
  });
}
