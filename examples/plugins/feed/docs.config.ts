import { defineConfig } from '@workflow-docs/engine';

export default defineConfig({
  title: 'Feed',
  site: 'https://lamp.example.com',
  plugins: ['./plugin.tsx'],
});
