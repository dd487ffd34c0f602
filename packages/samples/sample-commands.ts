import { grammars } from './syntax/sample-languages.ts';

/** Prompts of session commands and continuation lines, by grammar. */
const PROMPTS: Readonly<Record<string, { first: RegExp; more: RegExp | undefined }>> = {
  bash: { first: /^\$ /, more: undefined },
  python: { first: /^>>> ?/, more: /^\.\.\.(?: |$)/ },
};

/**
 * The code of a sample that runs. In a session, lines that begin with a prompt (`$ `, `>>> `) are commands, a `\` at the end of a
 * shell command continues it on the next line, and all other lines are output. Lines stay where they are.
 */
export function sampleCommands(code: string, language: string): string {
  const grammar = grammars[language] ?? '';
  const prompts = Object.hasOwn(PROMPTS, grammar) ? PROMPTS[grammar] : undefined;
  const lines = code.split('\n');
  if (!prompts || !lines.some((line) => prompts.first.test(line))) return code;
  // Python's grammar depends on indentation, so prompts are removed. In a shell, columns are preserved.
  const instead = grammar === 'bash' ? '  ' : '';
  let goesOn = false;
  const commands = lines.map((line) => {
    const isCommand = goesOn || prompts.first.test(line) || prompts.more?.test(line);
    goesOn = grammar === 'bash' && isCommand === true && line.endsWith('\\');
    return isCommand ? line.replace(prompts.first, instead).replace(prompts.more ?? '', '') : '';
  });
  return commands.join('\n');
}
