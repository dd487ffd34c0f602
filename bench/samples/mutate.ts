/** Generates pseudorandom numbers between 0 and 1 from a seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export const KINDS = ['name', 'argument', 'import', 'output', 'version'] as const;
export type Kind = (typeof KINDS)[number];

export interface Shown {
  code: string;
  output: string;
}

/** Kind of mutation → patterns and replacements. */
const CHANGES: Readonly<Record<Exclude<Kind, 'output'>, readonly [RegExp, (found: string) => string][]>> = {
  // Renames a variable, function or property in one place.
  name: [[/(?<![\w'"/])[A-Za-z_]\w{2,}(?=\s*[=.([,)])/g, (found) => `${found}X`]],
  argument: [
    [/(?<=[(,]\s*)\d+(?=\s*[,)])/g, (found) => String(Number(found) + 1)],
    [/(?<=[(,:]\s*)'[^'\n]+'/g, (found) => `'x${found.slice(1)}`],
    [/(?<=[(,:]\s*)"[^"\n]+"/g, (found) => `"x${found.slice(1)}`],
    [/\b(?:true|false|True|False)\b/g, (found) => ({ true: 'false', false: 'true', True: 'False', False: 'True' })[found] ?? found],
  ],
  import: [
    [/(?<=\b(?:require\(|from )['"])[^'"]+(?=['"])/g, (found) => `${found}-next`],
    [/(?<=^\s*(?:import|from) )[\w.]+/gm, (found) => `${found}_next`],
    [/(?<=\bimport (?:\{ ?)?)\w+/g, (found) => `${found}Next`],
  ],
  // Uses a method name or a URL from another version of the API.
  version: [
    [/(?<=\.)[a-z]\w+(?=\()/g, (found) => `${found}V2`],
    [/(?<=\/)v\d+(?=\/)/g, (found) => `v${Number(found.slice(1)) + 1}`],
  ],
};

/** Makes one random change to a sample. Returns `undefined` if nothing matches the kind. */
export function mutate({ code, output }: Shown, kind: Kind, random: () => number): Shown | undefined {
  if (kind === 'output') {
    const signs = [...output.matchAll(/[A-Za-z0-9]/g)];
    const at = signs[Math.floor(random() * signs.length)]?.index;
    if (at === undefined) return undefined;
    const other = output[at] === 'q' ? 'z' : /\d/.test(output[at] ?? '') ? String((Number(output[at]) + 1) % 10) : 'q';
    return { code, output: output.slice(0, at) + other + output.slice(at + 1) };
  }
  const places = CHANGES[kind].flatMap(([pattern, change]) => [...code.matchAll(pattern)].map((found) => ({ found, change })));
  const place = places[Math.floor(random() * places.length)];
  if (!place) return undefined;
  const [text] = place.found;
  const { index } = place.found;
  return { code: code.slice(0, index) + place.change(text) + code.slice(index + text.length), output };
}
