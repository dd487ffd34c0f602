import { type SourceFence, scanFences } from './fences/scan-fences.ts';
import type { OutdatedOutput } from './outcome/judge.ts';
import { maskText } from './outcome/masks.ts';
import { normalize } from './outcome/normalize.ts';

export interface Fixed {
  text: string;
  /** Number of outputs written. */
  count: number;
  /** Lines of blocks that weren't written, with the reason. */
  left: { line: number; why: string }[];
}

interface FixOptions {
  masks: readonly RegExp[];
  /** Replaces constants with their values, so that an equivalent line of the page keeps its constants. */
  expand: (text: string) => string;
}

/** Updates the outputs in a page's text, and preserves everything else. */
export function fixOutputs(text: string, outputs: readonly OutdatedOutput[], { masks, expand }: FixOptions): Fixed {
  const fixed: Fixed = { text, count: 0, left: [] };
  // From the end, so earlier lines keep their positions.
  const inOrder = [...outputs].sort((one, other) => other.block.line - one.block.line || (other.lines?.from ?? 0) - (one.lines?.from ?? 0));
  for (const { block, lines, printed } of inOrder) {
    if (block.isIncluded) {
      fixed.left.push({ line: block.line, why: 'it stands in another file, which the page includes' });
      continue;
    }
    const fence = scanFences(fixed.text).find(({ line }) => line === block.line);
    if (!fence) {
      fixed.left.push({ line: block.line, why: 'the block is not in this file' });
      continue;
    }
    const before = fence.code.split('\n');
    const { from, to } = lines ?? { from: 0, to: before.length };
    const shown = before.slice(from, to).join('\n');
    const same = (one: string, other: string) => maskText(expand(one).trimEnd(), masks).text === maskText(other.trimEnd(), masks).text;
    const merged = mergeOutput(shown.trimEnd(), layout(printed, block.language), same).split('\n');
    // Keep a blank line after a command's output.
    const blank = lines ? /\n*$/.exec(shown)?.[0].slice(shown.trim() === '' ? 1 : 0) : '';
    const after = [
      ...before.slice(0, from),
      ...(merged.join('') === '' ? [] : merged),
      ...(blank ? blank.slice(1).split('\n') : []),
      ...before.slice(to),
    ];
    const code = after.join('\n');
    if (endsFence(fixed.text, fence, code)) {
      fixed.left.push({ line: block.line, why: 'the output has a line that would end its block' });
      continue;
    }
    fixed.text = replaceCode(fixed.text, fence, code);
    fixed.count++;
  }
  return fixed;
}

/** Formats an output for the page: JSON blocks show formatted data, which for a response is its body. */
function layout(printed: string, language: string): string {
  const text = normalize(printed);
  if (language !== 'json') return text;
  const body = text.startsWith('HTTP/') ? text.slice(text.indexOf('\n\n') + 2) : text;
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

/** Replaces the code in one fence of a file, and preserves everything else, including line endings. */
export function replaceCode(text: string, { line, end, prefix }: SourceFence, code: string): string {
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = text.split(/\r?\n/);
  const inside = code === '' ? [] : code.split('\n').map((inner) => (inner === '' ? prefix.trimEnd() : prefix + inner));
  return [...lines.slice(0, line), ...inside, ...lines.slice(end - 1)].join(newline);
}

/** Whether code would close the fence around it. */
export function endsFence(text: string, { line }: SourceFence, code: string): boolean {
  const marks = /(`{3,}|~{3,})/.exec(text.split(/\r?\n/)[line - 1] ?? '')?.[0] ?? '```';
  return new RegExp(`^[ \\t]*\\${marks[0]}{${marks.length},}[ \\t]*$`, 'm').test(code);
}

/**
 * The new output, with old lines where they are equivalent: a line keeps its date if nothing else changed. `same` compares lines
 * without values that change between runs.
 */
export function mergeOutput(shown: string, printed: string, same: (one: string, other: string) => boolean): string {
  const [before, after] = [shown.split('\n'), printed.split('\n')];
  // Length of the longest common subsequence after two lines.
  const common = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  const at = (one: number, other: number) => common[one]?.[other] ?? 0;
  for (let one = before.length - 1; one >= 0; one--) {
    const row = common[one] ?? [];
    for (let other = after.length - 1; other >= 0; other--) {
      const isSame = same(before[one] ?? '', after[other] ?? '');
      row[other] = isSame ? at(one + 1, other + 1) + 1 : Math.max(at(one + 1, other), at(one, other + 1));
    }
  }
  const merged: string[] = [];
  for (let one = 0, other = 0; other < after.length; ) {
    const [old, line] = [before[one], after[other] ?? ''];
    if (old !== undefined && same(old, line)) {
      merged.push(old);
      one++;
      other++;
    } else if (old !== undefined && at(one + 1, other) >= at(one, other + 1)) one++;
    else {
      merged.push(line);
      other++;
    }
  }
  return merged.join('\n');
}
