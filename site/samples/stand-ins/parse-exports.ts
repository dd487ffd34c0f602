/** Parses exports, one per line: `name=text` or `name:json={"a":1}`. */
export function parseExports(text: string): Record<string, unknown> {
  return Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line): [string, unknown] => {
        const [, name = '', json, value = ''] = /^([^=:]+)(:json)?=(.*)$/.exec(line) ?? [];
        return [name, json ? JSON.parse(value) : value];
      }),
  );
}
