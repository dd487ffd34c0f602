import { defineLanguage, partsWithMarks } from './language.ts';

/** Bash, as a script that ends at the first command that fails, or as a session with `$ `. */
export const bash = defineLanguage({
  label: 'Bash',
  names: ['bash', 'sh', 'shell', 'console', 'shellsession'],
  probe: ['bash', '-c', 'echo "$BASH_VERSION" | cut -d"(" -f1; echo "$BASH"'],
  file: () => 'sample.sh',
  program: (parts) => partsWithMarks(parts, (mark) => `printf %s ${quoted(mark)}`),
  commands: (file, { path }) => [[path, '--norc', '--noprofile', '-eo', 'pipefail', file]],
  prompts: ['$ ', '> '],
  // What a terminal shows is both outputs, whatever the status is.
  command: (code) => `{ ${code}\n} 2>&1 || true`,
});

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
