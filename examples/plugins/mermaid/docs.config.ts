import { defineConfig } from '@workflow-docs/engine';

export default defineConfig({
  title: 'Mermaid',
  plugins: [{ use: './plugin.ts', options: { script: 'mermaid-stub.js' } }],
});
