/** A session command, and the output shown below it. */
export interface SessionCommand {
  code: string;
  shown: string;
  /** Line of the command in its block, from 1, and the range of its output lines, exclusive of the end. */
  line: number;
  from: number;
  to: number;
}

/**
 * The commands of a session such as `$ ls` or `>>> 1 + 1`, or `undefined` if no line starts with the prompt. `goesOn`: whether a
 * command needs another line, even one without a prompt.
 */
export function readSession(
  code: string,
  [first, more]: readonly [string, string],
  goesOn: (command: string) => boolean,
): SessionCommand[] | undefined {
  const lines = code.split('\n');
  const prompt = (line: string, mark: string) => line.startsWith(mark) || line === mark.trimEnd();
  if (!lines.some((line) => prompt(line, first))) return undefined;
  const commands: SessionCommand[] = [];
  lines.forEach((line, at) => {
    const last = commands.at(-1);
    if (prompt(line, first)) {
      commands.push({ code: line.slice(first.length), shown: '', line: at + 1, from: at + 1, to: at + 1 });
    } else if (last && last.to === last.from && last.from === at && (prompt(line, more) || goesOn(last.code))) {
      last.code += `\n${prompt(line, more) ? line.slice(more.length) : line}`;
      last.from = last.to = at + 1;
    } else if (last) {
      last.shown += `${line}\n`;
      last.to = at + 1;
    }
  });
  return commands;
}
