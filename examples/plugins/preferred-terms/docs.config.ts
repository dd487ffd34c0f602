import { defineConfig } from '@workflow-docs/engine';

export default defineConfig({
  title: 'Preferred terms',
  plugins: [{ use: './plugin.ts', options: { terms: { 'log in': 'sign in', utilize: 'use' } } }],
});
