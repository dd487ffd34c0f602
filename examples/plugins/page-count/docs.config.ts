import { defineConfig } from '@workflow-docs/engine';

export default defineConfig({
  title: 'Page count',
  plugins: ['./plugin.ts'],
});
