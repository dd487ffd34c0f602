import { defineConfig } from '@workflow-docs/engine';

export default defineConfig({
  title: 'Line breaks',
  plugins: ['./plugin.ts'],
});
