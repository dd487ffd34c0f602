import { definePlugin } from '../core/plugin/define-plugin.ts';
import { DIALECTS } from './dialects/dialects.ts';

/** What other documentation tools write. */
export default definePlugin({ name: 'other-tools', dialects: DIALECTS });
