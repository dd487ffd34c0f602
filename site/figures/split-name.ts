/** `"greet | Run custom code"` → the name of a step or event, and the rest. */
export function splitName(text: string): [name: string, rest: string | undefined] {
  const [name = '', rest] = text.split(' | ');
  return [name, rest];
}
