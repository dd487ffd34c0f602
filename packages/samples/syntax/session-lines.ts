/** Whether a shell command continues on the next line. */
export function shellGoesOn(command: string): boolean {
  return command.endsWith('\\');
}

/** Whether a Python command continues on the next line. Many pages leave out the `... ` of lines in brackets. */
export function pythonGoesOn(command: string): boolean {
  const brackets = command.replace(STRINGS_AND_COMMENTS, '');
  return (brackets.match(/[([{]/g)?.length ?? 0) > (brackets.match(/[)\]}]/g)?.length ?? 0);
}

/** Strings of three quotes and of one, and comments. */
const STRINGS_AND_COMMENTS = /'''[\s\S]*?(?:'''|$)|"""[\s\S]*?(?:"""|$)|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|#.*/g;
