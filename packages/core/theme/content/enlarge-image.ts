import { element } from '../../dom/elements.ts';

/** Shows the linked picture above the page, as large as the window allows. A click or Escape closes it. */
export function enlargeImage(link: HTMLAnchorElement): void {
  const image = link.querySelector('img');
  const shown = element('img', { src: link.href, alt: image?.alt ?? '' });
  // Keeps the layout stable while the picture loads.
  if (image) Object.assign(shown, { width: image.getAttribute('width'), height: image.getAttribute('height') });
  const box = element('dialog', { class: 'enlarged', 'aria-label': link.getAttribute('aria-label') ?? '' }, shown);
  box.addEventListener('click', () => box.close());
  box.addEventListener('close', () => {
    box.remove();
    link.focus({ preventScroll: true });
  });
  document.body.append(box);
  box.showModal();
}
