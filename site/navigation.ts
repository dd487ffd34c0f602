import type { SiteConfig } from '@workflow-docs/engine';
import { addresses } from './constants.ts';

type Sidebar = NonNullable<NonNullable<NonNullable<SiteConfig['versions']>[number]['sidebars']>[string]>;
type Links = NonNullable<NonNullable<SiteConfig['navigation']>['links']>;

export const links: Links = [
  { label: 'Documentation', path: '/' },
  { label: 'Quickstart', path: '/quickstart/' },
  { label: 'Guides', path: '/guides/' },
  {
    label: 'Reference',
    items: [
      { label: 'Components', path: '/components/' },
      { label: 'CLI', path: '/cli/reference/' },
      { label: 'REST API', path: '/api/' },
      { label: 'Limits', path: '/limits/' },
      { label: 'Security and privacy', path: '/privacy-and-security/' },
      { label: 'Cold starts', path: '/workflows/events/cold-starts/' },
    ],
  },
  { label: 'Support', path: `${addresses['product url']}/support` },
  { label: 'Pricing', path: '/pricing/' },
];

export const documentationSidebar: Sidebar = [
  '/',
  '/quickstart/',
  '/quickstart/create-new-workflow.html',
  '/guides/',
  {
    label: 'Workflows',
    items: [
      '/workflows/',
      '/workflows/build-and-run/',
      '/workflows/steps/',
      '/workflows/steps/triggers/',
      '/workflows/steps/actions/',
      '/workflows/steps/params/',
      '/workflows/events/',
      '/workflows/events/inspect/',
      '/workflows/events/test/',
      '/workflows/built-in-functions/',
      '/workflows/errors/',
      '/workflows/concurrency-and-throttling/',
      '/workflows/settings/',
      '/workflows/networking/',
      '/workflows/copy/',
      '/scheduling-future-tasks/',
      '/migrate-from-v1/',
    ],
  },
  {
    label: 'Examples',
    items: [
      '/workflows/examples/',
      '/workflows/examples/http-response/',
      '/workflows/examples/receive-a-webhook/',
      '/workflows/examples/cron-job/',
      '/workflows/examples/send-http-request/',
      '/workflows/examples/send-yourself-email/',
      '/workflows/examples/send-email-to-someone-else/',
      '/workflows/examples/send-slack-message/',
      '/workflows/examples/send-discord-message/',
      '/workflows/examples/add-row-to-google-sheets/',
      '/workflows/examples/add-multiple-rows-to-google-sheets/',
      '/workflows/examples/rss-to-google-sheets/',
      '/workflows/examples/add-record-to-airtable/',
      '/workflows/examples/query-a-database/',
      '/workflows/examples/trigger-workflow-on-saas-event/',
      '/examples/waiting-to-execute-next-step-of-workflow/',
    ],
  },
  {
    label: 'Event sources',
    items: ['/sources/', '/sources/http/', '/sources/rss/', '/sources/github/', '/sources/public-streams/', '/sources/logs/'],
  },
  '/connected-accounts/',
  '/data-stores/',
  '/environment-variables/',
  {
    label: 'Code',
    items: [
      '/code/',
      {
        label: 'Node.js',
        items: [
          '/code/nodejs/',
          '/code/nodejs/auth/',
          '/code/nodejs/http-requests/',
          '/code/nodejs/working-with-files/',
          '/code/nodejs/using-data-stores/',
          '/code/nodejs/delay/',
          '/code/nodejs/async/',
          '/code/nodejs/sharing-code/',
          '/pipedream-axios/',
        ],
      },
      {
        label: 'Python',
        items: [
          '/code/python/',
          '/code/python/http-requests/',
          '/code/python/working-with-files/',
          '/code/python/auth/',
          '/code/python/using-data-stores/',
          '/code/python/import-mappings/',
        ],
      },
      { label: 'Go', items: ['/code/go/', '/code/go/http-requests/', '/code/go/working-with-files/'] },
      { label: 'Bash', items: ['/code/bash/', '/code/bash/http-requests/', '/code/bash/working-with-files/'] },
    ],
  },
  {
    label: 'Destinations',
    items: [
      '/destinations/',
      '/destinations/http/',
      '/destinations/email/',
      '/destinations/emit/',
      '/destinations/s3/',
      '/destinations/sse/',
    ],
  },
  {
    label: 'Integrations',
    items: [
      '/apps/',
      '/apps/all-apps/',
      '/apps/discord/',
      '/apps/hubspot/',
      '/apps/intercom/',
      '/apps/servicenow/',
      '/apps/slack/',
      '/apps/strava/',
      '/apps/twitter/',
      '/apps/zoho-books/',
      '/apps/zoho-crm/',
      '/apps/zoho-mail/',
      '/apps/zoom/',
    ],
  },
  {
    label: 'Account',
    items: ['/user-settings/', '/orgs/', '/orgs/sso/okta/', '/pricing/', '/status/', '/new-feature-or-bug/'],
  },
  '/troubleshooting/',
];

export const referenceSidebar: Sidebar = [
  {
    label: 'Components',
    items: [
      '/components/',
      '/components/quickstart/nodejs/sources/',
      '/components/quickstart/nodejs/actions/',
      '/components/poll-an-api/',
      '/components/api/',
      '/components/guidelines/',
      '/components/migrating/',
      '/pipedream-axios/',
    ],
  },
  { label: 'CLI', items: ['/cli/install/', '/cli/login/', '/cli/reference/'] },
  {
    label: 'REST API',
    items: ['/api/', '/api/auth/', '/api/rest/', '/api/rest/webhooks/', '/api/rest/rss/', '/api/rest/workflow-errors/', '/api/sse/'],
  },
  '/limits/',
  {
    label: 'Security and privacy',
    items: [
      '/privacy-and-security/',
      '/privacy-and-security/questionnaire/',
      '/privacy-and-security/best-practices/',
      '/privacy-and-security/pgp-key/',
      '/abuse/',
      '/subprocessors/',
    ],
  },
  '/workflows/events/cold-starts/',
];

export const v1Sidebar: Sidebar = [
  '/v1/',
  {
    label: 'Workflows',
    items: [
      '/v1/workflows/',
      '/v1/workflows/managing/',
      '/v1/workflows/settings/',
      '/v1/workflows/steps/',
      '/v1/workflows/steps/triggers/',
      '/v1/workflows/steps/actions/',
      '/v1/workflows/steps/params/',
      '/v1/workflows/events/',
      '/v1/workflows/events/inspect/',
      '/v1/workflows/events/test/',
      '/v1/workflows/error-handling/global-error-workflow/',
      '/v1/public-workflows/',
    ],
  },
  {
    label: 'Code',
    items: [
      '/v1/workflows/steps/code/',
      '/v1/workflows/steps/code/auth/',
      '/v1/workflows/steps/code/state/',
      '/v1/workflows/steps/code/nodejs/http-requests/',
      '/v1/workflows/steps/code/nodejs/working-with-files/',
      '/v1/removed-features/dollar-variables/',
    ],
  },
  { label: 'Event sources', items: ['/v1/event-sources/', '/v1/components/api/'] },
  '/v1/connected-accounts/',
  '/v1/environment-variables/',
  {
    label: 'Destinations',
    items: [
      '/v1/destinations/',
      '/v1/destinations/http/',
      '/v1/destinations/email/',
      '/v1/destinations/s3/',
      '/v1/destinations/sse/',
      '/v1/destinations/sql/',
      '/v1/destinations/snowflake/',
    ],
  },
  { label: 'Tools', items: ['/v1/cli/reference/', '/v1/api/rest/', '/v1/api/sse/'] },
  '/v1/limits/',
  '/v1/pricing/',
  { path: '/migrate-from-v1/', label: 'Migrate to v2' },
];
