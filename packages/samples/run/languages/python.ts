import { pythonGoesOn } from '../../syntax/session-lines.ts';
import { defineLanguage, partsWithMarks } from './language.ts';

/** Python, as a program or as a doctest-style session with `>>>`. */
export const python = defineLanguage({
  label: 'Python',
  names: ['python', 'py', 'python3', 'pycon'],
  probe: ['python3', '-c', 'import platform, sys; print(platform.python_version()); print(sys.executable)'],
  file: () => 'sample.py',
  program: (parts) => partsWithMarks(parts, (mark) => `__import__("sys").stdout.write(${JSON.stringify(mark)})`),
  commands: (file, { path }) => [[path, '-u', file]],
  env: () => ({ PYTHONUTF8: '1', PYTHONDONTWRITEBYTECODE: '1', PYTHONHASHSEED: '0' }),
  prompts: ['>>> ', '... '],
  goesOn: pythonGoesOn,
  // An error in a session is part of its output, in doctest's format.
  command: (code) =>
    // The prompt accepts a comment, which isn't a valid statement for the compiler.
    code.split('\n').every((line) => /^\s*(?:#|$)/.test(line))
      ? 'pass'
      : [
          'try:',
          `  exec(compile(${JSON.stringify(`${code}\n`)}, "<session>", "single"), globals())`,
          'except Exception as error:',
          '  print("Traceback (most recent call last):")',
          '  print(__import__("traceback").format_exception_only(type(error), error)[-1], end="")',
        ].join('\n'),
  errorOf: (output) => /^Traceback \(most recent call last\):\n(?:[ \t].*\n)*(\S.*)$/m.exec(output)?.[1],
});
