/** Imported by tests of plugins. */
export { type VerifyOptions, verifyPlugin } from '../core/testing/verify-plugin.ts';
