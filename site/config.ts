import { defineConfig } from '@workflow-docs/engine';
import { openapi } from '@workflow-docs/engine/openapi';
import { samples } from '@workflow-docs/engine/samples';
import { addresses, constants } from './constants.ts';
import { documentationSidebar, links, referenceSidebar, v1Sidebar } from './navigation.ts';
import { apiAreas } from './openapi/areas.ts';
import { openapiFiles } from './openapi/openapi-files.ts';
import { parseAmount } from './pricing/parse-amount.ts';
import { redirects } from './redirects.ts';
import { floors } from './samples/floors.ts';
import { synonyms } from './search/synonyms.ts';
import { v1Pairs } from './v1-pairs.ts';
import { v1Redirects } from './v1-redirects.ts';

export const config = defineConfig({
  title: 'Pipedream Docs',
  description:
    'Connect APIs and run code when events happen: how to build workflows, event sources and components, and how to use the CLI and the REST API.',
  base: '/docs/',
  site: addresses['product url'],
  versions: [
    {
      id: 'v2',
      label: 'v2 (current)',
      content: 'content/v2',
      sidebars: { documentation: documentationSidebar, reference: referenceSidebar },
    },
    { id: 'v1', label: 'v1 (older)', content: 'content/v1', path: '/v1/', sidebars: { v1: v1Sidebar }, pairs: v1Pairs },
  ],
  navigation: { links },
  redirects: { ...redirects, ...v1Redirects },
  formerBases: ['/docs-v2/', '/dox/'],
  ledger: 'site/addresses.txt',
  constants: Object.fromEntries(Object.entries(constants).map(([name, { value }]) => [name, value])),
  addresses,
  search: { synonyms, phrasings: 'site/search/phrasings.txt' },
  brand: {
    logo: 'site/brand/logo.svg',
    icon: 'site/brand/icon.svg',
    favicon: 'site/brand/favicon.ico',
    touchIcon: 'site/brand/touch-icon.png',
    linkPicture: 'site/brand/link-picture.png',
  },
  errors: 'all',
  plugins: [
    openapi({
      file: 'site/openapi.yaml',
      path: '/api/rest/',
      objects: '/api/rest/objects/',
      areas: apiAreas,
      keyVariable: 'PIPEDREAM_API_KEY',
    }),
    samples({
      declarations: 'site/samples/pipedream.d.ts',
      define: 'defineComponent',
      floors,
      cases: 'site/samples/cases.ts',
      inputs: ['site/samples/stand-ins'],
      report: 'site/samples/report.json',
      // The page's export is as large as the streaming step needs for its demonstration.
      limits: { disk: 256 },
    }),
  ],
  components: 'site/components',
  styles: ['site/styles/frame.css', 'site/styles/home.css', 'site/styles/tools.css'],
  files: openapiFiles,
  loadTimeout: parseAmount(constants['page script load time-out'].value),
});
