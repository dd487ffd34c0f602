import { grammars } from '../core/content/code/sample-languages.ts';

const PROMPT = /^\$ /;

/**
 * The code of a sample that runs. In a shell sample with prompts, lines that begin with `$ ` are commands,
 * a `\` at the end continues the command on the next line, and all other lines are output. Lines and columns stay where they are.
 */
export function sampleCommands(code: string, language: string): string {
  const lines = code.split('\n');
  if (grammars[language] !== 'bash' || !lines.some((line) => PROMPT.test(line))) return code;
  let goesOn = false;
  const commands = lines.map((line) => {
    const isCommand = goesOn || PROMPT.test(line);
    goesOn = isCommand && line.endsWith('\\');
    return isCommand ? line.replace(PROMPT, '  ') : '';
  });
  return commands.join('\n');
}
