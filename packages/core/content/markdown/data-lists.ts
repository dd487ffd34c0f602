import { escapeHtml } from '../../shared/escape.ts';

type Show = (value: unknown) => string;

/**
 * Renders tabular attributes of unknown components as lists: `<Props content={[{ name: 'a', type: 'b' }]} />` becomes `a: b`. `shown`
 * renders text and JSX as HTML.
 */
export function dataLists(props: Readonly<Record<string, unknown>>, shown: Show): string {
  return Object.entries(props)
    .filter(([name, value]) => name !== 'style' && isTable(value))
    .map(([, value]) => list(value, shown))
    .join('');
}

/** A list, or objects by name, but not settings or styles. */
function isTable(value: unknown): boolean {
  if (Array.isArray(value)) return value.some((one) => typeof one === 'string' || isObject(one));
  return isObject(value) && Object.values(value).length > 0 && Object.values(value).every(isObject);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function list(value: unknown, shown: Show): string {
  const items = Array.isArray(value)
    ? value.map((one) => item('', one, shown))
    : Object.entries(isObject(value) ? value : {}).map(([name, one]) => item(name, one, shown));
  return `<ul>${items.filter((one) => one !== '').join('')}</ul>`;
}

/** The first text is the name; lists come last. */
function item(name: string, value: unknown, shown: Show): string {
  const all = isObject(value) ? Object.values(value) : [value];
  const words = [escapeHtml(name), ...all.filter((one) => !Array.isArray(one) && !isObject(one)).map(shown)].filter((one) => one !== '');
  const [first, ...rest] = words;
  const inner = all.filter((one) => isTable(one)).map((one) => list(one, shown));
  if (first === undefined && inner.length === 0) return '';
  const head = rest.length + inner.length > 0 && first !== undefined ? `<strong>${first}</strong>` : (first ?? '');
  return `<li>${[head, ...rest].join(': ')}${inner.join('')}</li>`;
}
