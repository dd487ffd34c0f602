/** What tests of plugins import. */
export { type VerifyOptions, verifyPlugin } from '../core/testing/verify-plugin.ts';
