// Runs in the head of a page with tabs, so that the remembered choice is painted first. Also loaded when the app opens such a page,
// which may be the first with tabs.

import { recall } from '../../dom/storage.ts';
import { decodeAddress } from '../../shared/address.ts';
import { chosenTab, parseChoices, STORAGE_KEY } from '../../shared/tab-memory.ts';

const NAME = 'docs-tabs';

if (!customElements.get(NAME))
  customElements.define(
    NAME,
    class extends HTMLElement {
      connectedCallback() {
        const index = chosenTab(this.dataset, parseChoices(recall(STORAGE_KEY)), decodeAddress(location.hash.slice(1)) ?? '', Date.now());
        if (index > 0) this.dataset.active = String(index);
      }
    },
  );
