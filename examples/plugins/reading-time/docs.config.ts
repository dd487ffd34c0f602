import { defineConfig } from '@workflow-docs/engine';

export default defineConfig({
  title: 'Reading time',
  plugins: ['./plugin.ts'],
});
