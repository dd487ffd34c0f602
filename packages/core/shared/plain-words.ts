const TAG = /<\/?(?:small|b|i|em|strong|code|kbd|sup|sub|span|mark|br)\b[^<>]*>/gi;

/** Strips Markdown from a title or label: `` The `a` of **b** `` → `The a of b`. */
export function plainWords(text: string): string {
  return withoutMarks(text).replace(/`([^`]+)`/g, '$1');
}

/** The same, split at backticks: text and code alternate. */
export function wordsAndCode(text: string): string[] {
  return withoutMarks(text).split(/`([^`]+)`/);
}

function withoutMarks(text: string): string {
  return text
    .replace(/(?<!!)\[([^[\]]+)\](?:\([^()]*\)|\[[^[\]]*\])/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(TAG, '');
}
