import { defineConfig } from '@workflow-docs/engine';

export default defineConfig({
  title: 'Tickets',
  plugins: [{ use: './plugin.ts', options: { url: 'https://tickets.example.com/' } }],
});
