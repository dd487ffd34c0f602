import { defineConfig, type SiteConfig } from '@workflow-docs/engine';

const settings: SiteConfig = { title: 'A site elsewhere', components: 'components', content: 'content' };

export default defineConfig(settings);
