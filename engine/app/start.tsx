// Where the browser begins: adopts the document as it was served, then listens.

import { site as built } from 'virtual:docs/site';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { listenForActions } from './actions.ts';
import { loadAnalytics } from './analytics.ts';
import { siteHere } from './base-here.ts';
import { followMovedAnchors } from './moved-anchor.ts';
import { readSidebar } from './read-sidebar.ts';
import { readStart } from './read-start.ts';
import { createRouter } from './router.ts';

// Evaluating the script was one task; adopting the document is another, so that neither keeps the reader waiting.
setTimeout(adopt);

function adopt(): void {
  const container = document.getElementById('app');
  const start = readStart(document);
  if (!container || !start) return;
  const site = siteHere(built, container);
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
  followMovedAnchors(() => router.current().view, site.base);
  listenForActions(site, router);
  loadAnalytics(site.analytics);
  // Only `docs dev` sends it: see `dev/browser/client.ts`.
  window.addEventListener('docs:edited', (event) => router.edit(event.detail));
  if (document.querySelector('[data-special="not-found"]'))
    import('./not-found.ts').then(({ suggestNearest }) => suggestNearest(site.base));
}
