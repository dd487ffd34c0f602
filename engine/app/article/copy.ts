import { announce } from './announce.ts';

/** Copies a code block without shell prompts, and without the output in blocks that have prompts. */
export function copyCode(button: HTMLElement): Promise<void> {
  const code = button.closest('figure')?.querySelector('code');
  return copy(button, () => Promise.resolve(code ? textOf(code) : ''));
}

/** The text of a code block as it is copied: where lines begin with a prompt, the commands alone. */
export function textOf(code: Element): string {
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

/** Copies the whole page as Markdown, fetched from its `.md` file. */
export function copyPage(button: HTMLElement): Promise<void> {
  return copy(button, async () => {
    const response = await fetch(button.dataset.markdown ?? '');
    if (!response.ok) throw new Error(`${response.status}`);
    return response.text();
  });
}

async function copy(button: HTMLElement, read: () => Promise<string>): Promise<void> {
  // Kept, because a button that is chosen again so soon still says what happened.
  button.dataset.label ??= button.textContent ?? '';
  let answer = 'Copied';
  try {
    await navigator.clipboard.writeText(await read());
  } catch {
    answer = 'Copy failed';
  }
  button.textContent = answer;
  announce(answer, true);
  setTimeout(() => {
    button.textContent = button.dataset.label ?? '';
  }, 1600);
}
