import { defineConfig, mergeConfig } from 'vitest/config';
import config from './vitest.config.ts';

const { projects: _, ...test } = config.test ?? {};

/** Journeys that run in several browsers, with a separate command: `npm run test:browsers`. */
export default mergeConfig(
  { ...config, test },
  defineConfig({
    test: {
      name: 'browsers',
      include: ['tests/browsers/*.test.ts'],
      globalSetup: ['tests/setup/build-site.ts'],
      // Firefox is driven over a WebSocket, which Node 20 provides only with this flag.
      execArgv: ['--experimental-websocket'],
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  }),
);
