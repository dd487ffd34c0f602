import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/setup/longest-first.ts';

export default defineConfig({
  test: {
    include: ['engine/**/*.test.{ts,tsx}', 'site/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'bench/**/*.test.ts'],
    globalSetup: ['tests/setup/build-site.ts'],
    // Two cores: browser journeys and builds side by side would only slow each other.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A second may be too short where much else runs.
    expect: { poll: { timeout: 20_000 } },
  },
});
