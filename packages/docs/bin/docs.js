#!/usr/bin/env node
// @ts-check
// Commands that compile pages run in a separate process: the Markdown compiler is native code, and a page that crashes it
// would end the command silently.
import { runAgain } from './run-again.js';

const COMPILING = ['build', 'check', 'dev', 'samples'];
if (process.argv.slice(2).some((word) => COMPILING.includes(word))) await runAgain(new URL('run.js', import.meta.url));
else await import('./run.js');
