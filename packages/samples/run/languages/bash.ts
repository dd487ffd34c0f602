import { shellGoesOn } from '../../syntax/session-lines.ts';
import { defineLanguage, partsWithMarks } from './language.ts';

/** Bash, as a script that stops at the first failing command, or as a session with `$ `. */
export const bash = defineLanguage({
  label: 'Bash',
  names: ['bash', 'sh', 'shell', 'console', 'shellsession'],
  probe: ['bash', '-c', 'echo "$BASH_VERSION" | cut -d"(" -f1; echo "$BASH"'],
  file: () => 'sample.sh',
  program: (parts) => partsWithMarks(parts, (mark) => `printf %s ${quoted(mark)}`),
  commands: (file, { path }) => [[path, '--norc', '--noprofile', '-eo', 'pipefail', file]],
  prompts: ['$ ', '> '],
  goesOn: shellGoesOn,
  // Like a terminal: both outputs, whatever the status.
  command: (code) => `{ ${code}\n} 2>&1 || true`,
  errorOf: (output) => /^(?:\S+: line \d+: )?(\S+: command not found)$/m.exec(output)?.[1],
});

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
