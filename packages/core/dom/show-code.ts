import { element } from './elements.ts';

/** Tokens of request samples: strings, numbers, keywords. */
const TOKENS =
  /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)|\b(\d[\d_]*|true|false|True|False)\b|\b(import|const|await|if|not|raise|throw|new|package|func|defer|nil|None|null)\b/g;
/** The classes of code blocks, in the order of the groups. */
const CLASSES = ['s', 'n', 'k'];

/** Highlights code that did not exist at build time. A real grammar would be larger than the code. */
export function showCode(place: Element, text: string): void {
  const nodes: (string | Node)[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKENS)) {
    const kind = CLASSES[match.slice(1).findIndex((group) => group !== undefined)] ?? '';
    nodes.push(text.slice(end, match.index), element('span', { class: kind }, match[0]));
    end = match.index + match[0].length;
  }
  place.replaceChildren(...nodes, text.slice(end));
}
