import { defineConfig } from '../../../packages/docs/index.ts';

// The time-out is short so that a journey can wait for it.
export default defineConfig({ title: 'Load errors', base: '/docs/', loadTimeout: 3 });
