import { defineConfig } from '@workflow-docs/engine';

// A start page: a name with a gradient, two buttons, an image, and a grid of features.
export default defineConfig({
  title: 'Tidepool',
  description: 'Static pages from Markdown, as fast as the tide and as clear as the water of a rock pool.',
  brand: { accent: { light: '#3451b2', dark: '#a8b1ff' }, logo: 'theme/logo.svg' },
  navigation: {
    links: [
      { label: 'Guide', path: '/guide/start/' },
      { label: 'Code', path: 'https://code.tidepool.example' },
    ],
    sidebar: ['/', { label: 'Introduction', items: ['/guide/start/', '/guide/deploy/'] }],
  },
  theme: { Hero: 'theme/Hero.tsx', Footer: 'theme/Footer.tsx' },
  styles: 'theme/site.css',
});
