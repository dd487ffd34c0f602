import type { ShellInfo } from '../shared/browser-settings.ts';

/** A site with default settings, for tests. */
export const SHELL: ShellInfo = {
  title: 'Docs',
  description: '',
  base: '/',
  versions: [{ id: 'main', label: 'main', path: '/' }],
  currentVersion: 'main',
  loadTimeout: 120,
  analytics: '',
  lang: 'en',
  dir: 'ltr',
  links: [],
  logo: '',
  themes: [],
  parts: '',
};
