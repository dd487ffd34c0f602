import { announce } from '../../dom/announce.ts';
import { measure } from '../../dom/measure.ts';
import { word } from '../../dom/word.ts';

/** Completes a clipboard write that was started during the click. */
type Begun = (text: Promise<Blob>) => Promise<void>;

/** Copies the button's code block, the page, or a section of it. */
export function copyFor(button: HTMLElement, begun?: Begun): Promise<void> {
  return button.classList.contains('copy') ? copyCode(button, begun) : copyPage(button, button.classList.contains('copy-part'), begun);
}

/** Copies a code block without shell prompts, and without the output in blocks that have prompts. */
function copyCode(button: HTMLElement, begun?: Begun): Promise<void> {
  const code = button.closest('figure')?.querySelector('code');
  return copy(button, () => Promise.resolve(code ? copyTextOf(code) : ''), begun);
}

/** Returns the text of a code block to copy: only the commands if lines begin with a prompt. */
export function copyTextOf(code: Element): string {
  const text = (code.textContent ?? '').replace(/\n$/, '');
  const prompts = [...code.querySelectorAll('i')].some((mark) => mark.textContent === '$ ');
  if (!prompts) return text;
  const lines = text.split('\n');
  let goesOn = false;
  const commands = lines.flatMap((line) => {
    const prompt = line.startsWith('$ ');
    if (!prompt && !goesOn) return [];
    // A backslash at the end of a line continues the command.
    goesOn = line.endsWith('\\');
    return prompt ? line.slice(2) : line;
  });
  return commands.join('\n');
}

/**
 * Copies the page as Markdown, fetched from the `.md` file that the page menu links to. `part`: only the section of the button's
 * heading, or of the heading in view.
 */
function copyPage(button: HTMLElement, part: boolean, begun?: Begun): Promise<void> {
  const read = async () => {
    const response = await fetch(document.querySelector<HTMLAnchorElement>('.page-head .menu a')?.href ?? '');
    if (!response.ok) throw new Error(`${response.status}`);
    const text = await response.text();
    if (!part) return text;
    const { sectionInView } = await import('./section-in-view.ts');
    return sectionInView(text, button.closest('h2, h3, h4'));
  };
  return copy(button, read, begun);
}

/** WebKit allows writing only during the click, so it gets a promise for text that is still being fetched. */
async function write(read: () => Promise<string>, begun: Begun = begin): Promise<void> {
  const text = read();
  try {
    const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
    blob.catch(() => {}); // the text is awaited below
    await begun(blob);
  } catch {
    // Older browsers lack `ClipboardItem`, or do not accept promises.
    await navigator.clipboard.writeText(await text);
  }
}

function begin(text: Promise<Blob>): Promise<void> {
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
}

async function copy(button: HTMLElement, read: () => Promise<string>, begun?: Begun): Promise<void> {
  // Kept for a second press while the button still shows the result of the first.
  button.dataset.label ??= button.textContent ?? '';
  let answer = word('Copied');
  try {
    await write(read, begun);
    measure('copy');
  } catch {
    answer = word('Copy failed');
  }
  button.textContent = answer;
  button.classList.add('said');
  announce(answer, true);
  setTimeout(() => {
    button.textContent = button.dataset.label ?? '';
    button.classList.remove('said');
  }, 1600);
}
