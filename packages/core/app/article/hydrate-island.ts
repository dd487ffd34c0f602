import { createElement, type FunctionComponent, type ReactElement, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandProps } from '../../shared/content-component.ts';

/** Hydrates one interactive component. `pressed`: buttons that the reader pressed while it loaded. Returns a function that unmounts it. */
export function hydrateIsland(
  element: Element,
  component: FunctionComponent<IslandProps>,
  props: IslandProps,
  pressed: readonly HTMLButtonElement[],
): () => void {
  const entered = new Map(changedFields(element));
  // React handles input from here on, but first resets the fields to the values it knows.
  const note = ({ target }: Event) => {
    if (isField(target)) entered.set(target, isTicked(target) ? target.checked : target.value);
  };
  for (const sign of ['input', 'change']) element.addEventListener(sign, note, { capture: true });
  const whenHydrated = () => {
    for (const sign of ['input', 'change']) element.removeEventListener(sign, note, { capture: true });
    for (const [field, value] of entered) enterAgain(field, value);
    for (const button of pressed) button.click();
    element.setAttribute('data-awake', '');
  };
  const root = hydrateRoot(element, createElement(Hydrated, { whenHydrated, inside: createElement(component, props) }), {
    identifierPrefix: `${element.id}-`,
    onRecoverableError: (error) => {
      document.documentElement.dataset.hydrationError = String(error);
      console.error(error);
    },
  });
  // React must not be unmounted while it renders.
  return () => queueMicrotask(() => root.unmount());
}

function Hydrated({ whenHydrated, inside }: { whenHydrated: () => void; inside: ReactElement }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(whenHydrated, []);
  return inside;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fields that the reader changed before React loaded, with their text or checked state. */
function changedFields(element: Element): [Field, string | boolean][] {
  return [...element.querySelectorAll<Field>('input, select, textarea')].flatMap((field): [Field, string | boolean][] => {
    if (isTicked(field)) return field.checked === field.defaultChecked ? [] : [[field, field.checked]];
    const first = field instanceof HTMLSelectElement ? firstChoice(field) : field.defaultValue;
    return field.value === first ? [] : [[field, field.value]];
  });
}

/** Initial value of a select: the option selected in its HTML, or else the first one. */
function firstChoice(select: HTMLSelectElement): string | undefined {
  return (select.querySelector<HTMLOptionElement>('[selected]') ?? select.options[0])?.value;
}

/**
 * Enters a value as the reader would. React ignores input events with a value equal to the last one it saw. It notices values set on
 * the element, but not those set through its prototype.
 */
function enterAgain(field: Field, value: string | boolean): void {
  if (isTicked(field)) {
    field.checked = value !== true;
    field.click();
    return;
  }
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
}

function isTicked(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
}
