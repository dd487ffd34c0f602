/** `"greet | Run custom code"` → the name of a step or event, and what stands behind it. */
export function splitName(text: string): [name: string, rest: string | undefined] {
  const [name = '', rest] = text.split(' | ');
  return [name, rest];
}
