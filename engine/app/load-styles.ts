/** Adds a style sheet to the document. One that cannot be had is left out: the text can be read without it. */
export function loadStyles(url: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.append(link);
  });
}
