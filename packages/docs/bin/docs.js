#!/usr/bin/env node
// @ts-check
// Commands that compile pages run in a process of their own: the Markdown compiler is native code, and a page that makes it
// crash would end the command without a word.
import { runAgain } from './run-again.js';

const COMPILING = ['build', 'check', 'dev', 'samples'];
if (process.argv.slice(2).some((word) => COMPILING.includes(word))) await runAgain(new URL('run.js', import.meta.url));
else await import('./run.js');
