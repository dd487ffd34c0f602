// A build thread with the default plugins.
import { startWorker } from '../core/build/worker.ts';
import { setBuiltIns } from '../core/plugins/built-in.ts';
import { BUILT_INS } from './built-ins.ts';

setBuiltIns(BUILT_INS);
startWorker();
