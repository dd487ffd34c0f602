import { setBuiltIns } from '../core/plugins/built-in.ts';
import { BUILT_INS } from './built-ins.ts';

setBuiltIns(BUILT_INS);

/** The command line with the default plugins. */
export { run } from '../core/cli/main.ts';
