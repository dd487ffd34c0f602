import type { AskedPlace } from '../shared/asked.ts';
import type { Mistake } from '../shared/mistake.ts';

/**
 * Reads a file of other phrasings: one address per line (`/limits/#disk`) and, indented below it, what
 * readers may ask to find it, one phrase per line. Lines that start with `//` are comments.
 */
export function parseAsked(text: string, file: string): { asked: AskedPlace[]; mistakes: Mistake[] } {
  const asked: AskedPlace[] = [];
  const mistakes: Mistake[] = [];
  const seen = new Map<string, AskedPlace>();
  for (const [index, content] of text.split('\n').entries()) {
    const line = index + 1;
    const said = content.trim();
    if (said === '' || content.startsWith('//')) continue;
    const tell = (id: string, message: string, help: string) => mistakes.push({ id, level: 'error', message, help, file, line, column: 1 });
    if (/^\s/.test(content)) {
      const place = asked.at(-1);
      if (!place)
        tell(
          'asked-line',
          `“${said}” has no address above it.`,
          'Add the address that it belongs to on a line above, such as `/page/#anchor`.',
        );
      else if (place.phrases.includes(said))
        tell('asked-duplicate', `“${said}” is listed twice for ${nameOf(place)}.`, 'Remove one of them.');
      else place.phrases.push(said);
      continue;
    }
    const [path = '', anchor = ''] = said.split('#');
    if (!/^\/\S*$/.test(said)) {
      tell('asked-line', `“${said}” is not an address.`, 'Write `/page/` or `/page/#anchor`, and indent the phrases below it.');
      continue;
    }
    const place = { path, anchor, phrases: [], line };
    const first = seen.get(said);
    if (first) tell('asked-duplicate', `${said} is already on line ${first.line}.`, 'Merge the two entries.');
    seen.set(said, first ?? place);
    asked.push(place);
  }
  return { asked, mistakes };
}

function nameOf({ path, anchor }: AskedPlace): string {
  return anchor === '' ? path : `${path}#${anchor}`;
}
