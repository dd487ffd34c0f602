const TAG = /<\/?(?:small|b|i|em|strong|code|kbd|sup|sub|span|mark|br)\b[^<>]*>/gi;

/** Markdown of a few words, as titles and labels have it in other tools → its words: `` The `a` of **b** `` → `The a of b`. */
export function plainWords(text: string): string {
  return withoutMarks(text).replace(/`([^`]+)`/g, '$1');
}

/** The same, with what stands between backticks apart: text and code by turns. */
export function wordsAndCode(text: string): string[] {
  return withoutMarks(text).split(/`([^`]+)`/);
}

function withoutMarks(text: string): string {
  return text
    .replace(/(?<!!)\[([^[\]]+)\](?:\([^()]*\)|\[[^[\]]*\])/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(TAG, '');
}
