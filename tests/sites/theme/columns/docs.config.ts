import { defineConfig } from '@workflow-docs/engine';

// An API reference in three columns: sidebar, text, and code on a dark background.
export default defineConfig({
  title: 'Harbour API',
  description: 'Everything that ships and harbours can ask each other over HTTP.',
  brand: { accent: { light: '#5a4fcf', dark: '#b3adf7' } },
  navigation: {
    links: [{ label: 'Guides', path: '/' }],
    sidebar: ['/', { label: 'Berths', items: ['/api/create-berth/', '/api/list-berths/'] }],
  },
  theme: { Brand: 'theme/Brand.tsx', PageHead: 'theme/PageHead.tsx', SidebarEntry: 'theme/SidebarEntry.tsx', CodeFrame: 'theme/CodeFrame.tsx' },
  styles: 'theme/site.css',
});
