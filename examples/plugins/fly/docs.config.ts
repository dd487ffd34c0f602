import { defineConfig } from '@workflow-docs/engine';

export default defineConfig({
  title: 'Fly',
  host: 'fly',
  redirects: { '/old/': '/' },
  plugins: ['./plugin.ts'],
});
