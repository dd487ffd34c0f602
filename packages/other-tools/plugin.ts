import { definePlugin } from '../core/plugin/define-plugin.ts';
import { DIALECTS } from './dialects/dialects.ts';

/** Support for folders written for other documentation tools. */
export default definePlugin({ name: 'other-tools', dialects: DIALECTS });
