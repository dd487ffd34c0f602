/** The nearest element around that where an event happened, itself included. */
export function closest<Found extends Element = HTMLElement>(target: EventTarget | null, selector: string): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}
