/** Helpers for built-in hosts, in addition to the plan. `docs/plugins.md` explains `defineHost`. */

export { askedAs, spellingsOf, targetsOf } from '../hosts/address-spellings.ts';
export type { ExactRedirect, HostGenerator, HostingPlan, WildcardRedirect } from '../hosts/hosting-plan.ts';
export { type LinkRule, linkHeader, linkHeaderOf } from '../hosts/link-rules.ts';
export {
  COMPRESSIBLE_TYPES,
  FOREVER,
  MEDIA_TYPES,
  NOT_FOUND_TEXT,
  prefersMarkdown,
  REFUSED_PATTERN,
  REVALIDATE,
} from '../hosts/responses.ts';
export { canonicalPath, decodeAddress, FILE_PATTERN } from '../shared/address.ts';
export { escapePattern } from '../shared/escape.ts';
export { hashedPattern } from '../shared/page-files.ts';
