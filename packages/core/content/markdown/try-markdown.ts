// Runs in a process of its own: compiles what it is given, and ends as that ends, see `compiler-crash.ts`.
import { readFileSync } from 'node:fs';
import { compileMarkdown } from './compile/compile-markdown.ts';
import type { CompilerTask } from './compiler-crash.ts';

const { text, mdx, literal }: CompilerTask = JSON.parse(readFileSync(0, 'utf8'));
try {
  compileMarkdown(text, mdx, { literal });
} catch {} // a mistake of the author is no crash
