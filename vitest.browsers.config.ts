import { defineConfig, mergeConfig } from 'vitest/config';
import config from './vitest.config.ts';

const { projects: _, ...test } = config.test ?? {};

/** The journeys that run in several browsers: a command of its own, `npm run test:browsers`. */
export default mergeConfig(
  { ...config, test },
  defineConfig({
    test: {
      name: 'browsers',
      include: ['tests/browsers/*.test.ts'],
      globalSetup: ['tests/setup/build-site.ts'],
      // Node 20 has the WebSocket that Firefox is driven by, but not without this.
      execArgv: ['--experimental-websocket'],
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  }),
);
