// Runs in a child process: compiles a text, and crashes if the compiler does; see `compiler-crash.ts`.
import { readFileSync } from 'node:fs';
import { compileMarkdown } from './compile/compile-markdown.ts';
import type { CompilerTask } from './compiler-crash.ts';

const { text, mdx, literal }: CompilerTask = JSON.parse(readFileSync(0, 'utf8'));
try {
  compileMarkdown(text, mdx, { literal });
} catch {} // an author's mistake is not a crash
