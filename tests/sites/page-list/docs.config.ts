import { defineConfig } from '@workflow-docs/engine';

export default defineConfig({ title: 'Page list', plugins: ['./list.ts'] });
