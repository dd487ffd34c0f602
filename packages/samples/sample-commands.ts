import { grammars } from './syntax/sample-languages.ts';
import { pythonGoesOn, shellGoesOn } from './syntax/session-lines.ts';

/** Prompts of session commands and continuation lines, by grammar. */
const PROMPTS: Readonly<Record<string, { first: RegExp; more: RegExp | undefined; goesOn: (command: string) => boolean }>> = {
  bash: { first: /^\$ /, more: undefined, goesOn: shellGoesOn },
  python: { first: /^>>> ?/, more: /^\.\.\.(?: |$)/, goesOn: pythonGoesOn },
};

/**
 * The code of a sample to run. In a session, lines that start with a prompt (`$ `, `>>> `) are commands, which may continue on lines
 * without one, and all other lines are output. Line numbers don't change.
 */
export function sampleCommands(code: string, language: string): string {
  const grammar = grammars[language] ?? '';
  const prompts = Object.hasOwn(PROMPTS, grammar) ? PROMPTS[grammar] : undefined;
  const lines = code.split('\n');
  if (!prompts || !lines.some((line) => prompts.first.test(line))) return code;
  // Python's grammar depends on indentation, so prompts are removed. In a shell, columns are preserved.
  const instead = grammar === 'bash' ? '  ' : '';
  let command: string | undefined;
  const commands = lines.map((line) => {
    const starts = prompts.first.test(line);
    const isCommand = starts || prompts.more?.test(line) || (command !== undefined && prompts.goesOn(command));
    if (!isCommand) {
      command = undefined;
      return '';
    }
    const code = line.replace(prompts.first, instead).replace(prompts.more ?? '', '');
    command = starts || command === undefined ? code : `${command}\n${code}`;
    return code;
  });
  return commands.join('\n');
}
