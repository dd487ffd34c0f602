// Where the browser begins: adopts the document as it was served, then listens.
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { site } from 'virtual:docs/site';
import { App } from './App.tsx';
import { listenForActions } from './actions.ts';
import { readStart } from './read-start.ts';
import { createRouter } from './router.ts';
import { loadAnalytics } from './analytics.ts';
import { readSidebar } from './read-sidebar.ts';

const container = document.getElementById('app');
const start = readStart(document);

if (container && start) {
  const sidebar = readSidebar(container, site.base);
  const router = createRouter({ site, start, sidebar });
  startTransition(() => {
    hydrateRoot(container, <App router={router} site={site} />, {
      onRecoverableError: (error) => {
        document.documentElement.dataset.hydrationError = String(error);
        console.error(error);
      },
    });
  });
  listenForActions(site, router);
  loadAnalytics(site.analytics);
}
