import type { SiteModel } from '../build/site-model.ts';
import type { Mistake } from '../shared/mistake.ts';
import { checkAsked } from './check-asked.ts';
import { checkDescriptions } from './check-descriptions.ts';
import { checkFiles } from './check-files.ts';
import { checkLedger } from './check-ledger.ts';
import { checkLinks } from './check-links.ts';
import { checkNavigation } from './check-navigation.ts';
import { checkRedirects } from './check-redirects.ts';
import { checkStyles } from './check-styles.ts';

/** Checks the site as a whole. Mistakes within a single page are found when it is compiled. */
export function checkSite(model: SiteModel, assets: ReadonlySet<string>): Mistake[] {
  return [
    ...checkLinks(model, assets),
    ...checkFiles(model, assets),
    ...checkNavigation(model),
    ...checkRedirects(model),
    ...checkDescriptions(model),
    ...checkLedger(model),
    ...checkAsked(model),
    ...checkStyles(model.settings),
  ];
}
