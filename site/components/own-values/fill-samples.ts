import { fillTexts, type OwnValues, placeholdersIn } from './fill-texts.ts';
import type { Placeholder } from './placeholders.ts';

/** Original text of each sample node. */
const originals = new WeakMap<Text, string>();

/** Inserts the values into every sample below `root`, or removes them. Returns the number of replacements. */
export function fillSamples(root: Element, values: OwnValues): number {
  let count = 0;
  for (const code of samplesOfPage(root)) {
    const nodes = textNodes(code);
    const filled = fillTexts(nodes.map(originalOf), values);
    count += filled.count;
    nodes.forEach((node, index) => {
      const text = filled.texts[index] ?? '';
      if (node.data === text) return;
      originals.set(node, originalOf(node));
      node.data = text;
    });
  }
  return count;
}

/** Placeholders used by the samples below `root`. */
export function usedPlaceholders(root: Element): Placeholder[] {
  return placeholdersIn(
    samplesOfPage(root)
      .map((code) => textNodes(code).map(originalOf).join(''))
      .join('\n'),
  );
}

function samplesOfPage(root: Element): Element[] {
  return [...root.querySelectorAll('.code code')];
}

function textNodes(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) nodes.push(node);
  }
  return nodes;
}

function originalOf(node: Text): string {
  return originals.get(node) ?? node.data;
}
