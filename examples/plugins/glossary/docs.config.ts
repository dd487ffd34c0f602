import { defineConfig } from '@workflow-docs/engine';

export default defineConfig({
  title: 'Glossary',
  plugins: [{ use: './plugin.ts', options: { file: 'terms.json' } }],
});
