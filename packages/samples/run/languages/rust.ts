import { homedir } from 'node:os';
import path from 'node:path';
import { defineLanguage, partsWithMarks } from './language.ts';

/** Rust with its standard library. As in rustdoc, code without a `main` function is wrapped in one. */
export const rust = defineLanguage({
  label: 'Rust',
  names: ['rust', 'rs'],
  probe: ['sh', '-c', 'rustc --version | cut -d" " -f2 && echo "$(rustc --print sysroot)/bin/rustc"'],
  file: () => 'sample.rs',
  program(parts) {
    if (parts.some(({ code }) => /^\s*(?:pub )?(?:async )?fn main\(/m.test(code))) return [...parts];
    // Flush, so the output is complete even if the sample is stopped.
    const marked = partsWithMarks(
      parts,
      (mark) => `{ use std::io::Write; print!("{}", ${JSON.stringify(mark)}); std::io::stdout().flush().ok(); }`,
    );
    return ['#![allow(unused)]', 'fn main() {', ...marked, '}'];
  },
  commands: (file, { path: program }) => [[program, '--edition', '2021', '-o', 'sample', file], ['./sample']],
  env: () => ({ RUSTUP_HOME: process.env.RUSTUP_HOME ?? path.join(homedir(), '.rustup') }),
  patience: 6,
});
