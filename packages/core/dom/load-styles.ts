import { element } from './create-element.ts';

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
