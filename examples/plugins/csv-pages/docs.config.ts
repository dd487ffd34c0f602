import { defineConfig } from '@workflow-docs/engine';

export default defineConfig({
  title: 'Pages from a table',
  plugins: [{ use: './plugin.ts', options: { file: 'lights.csv', path: '/lights/' } }],
});
