import { defineConfig } from '@workflow-docs/engine';

// A handbook: a dark header, breadcrumbs in a bar, the page's headings on the right, and a wide footer.
export default defineConfig({
  title: 'Shore Docs',
  description: 'A handbook of lamps, lenses and fog signals for people who keep a shore safe.',
  brand: { accent: { light: '#0b5ab5', dark: '#8cb8ff' } },
  navigation: {
    links: [
      { label: 'References', items: [{ label: 'Lamps', path: '/web/lamps/' }] },
      { label: 'Guides', path: '/guide/first-light/' },
    ],
    sidebar: [
      '/',
      { label: 'References', items: ['/web/lamps/', '/web/lenses/'] },
      { label: 'Guides', items: ['/guide/first-light/'] },
    ],
  },
  banner: { text: 'The fog horn guide is new.', link: { label: 'Read it', path: '/guide/first-light/' }, id: 'horn' },
  components: 'components',
  theme: {
    Article: 'theme/Article.tsx',
    Footer: 'theme/Footer.tsx',
    HeaderEnd: 'theme/HeaderEnd.tsx',
    Title: 'theme/Title.tsx',
    SearchResult: 'theme/SearchResult.tsx',
  },
  styles: 'theme/site.css',
});
