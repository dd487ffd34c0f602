/** The part of https://www.w3.org/TR/trusted-types/ used here. React's types know `TrustedHTML` by name. */
interface TrustedPolicy {
  createHTML(html: string): TrustedHTML;
  createScriptURL(url: string): string;
}

declare global {
  var trustedTypes: { createPolicy(name: string, rules: object): TrustedPolicy } | undefined;
}

let policy: TrustedPolicy | undefined;

/** The only Trusted Types policy, created on first use under the name that the site's content security policy allows. */
function door(): TrustedPolicy | undefined {
  policy ??= globalThis.trustedTypes?.createPolicy('docs', {
    createHTML: (html: string) => html,
    createScriptURL: (url: string) => {
      const { origin, hostname, protocol } = new URL(url, location.href);
      if (origin === location.origin || (protocol === 'https:' && hostname === 'www.googletagmanager.com')) return url;
      throw new TypeError(`A script of another site was refused: ${url}`);
    },
  });
  return policy;
}

/** HTML from a page script, written by the build, for `dangerouslySetInnerHTML`. Never use it for text that a reader typed. */
export function trustedHtml(html: string): string | TrustedHTML {
  return door()?.createHTML(html) ?? html;
}

/** Sets such HTML on an element. TypeScript's DOM types expect a string; with the policy, the browser expects `TrustedHTML`. */
export function setHtml(element: Element, html: string): void {
  element.innerHTML = trustedHtml(html) as string;
}

/** Address of a script or worker of this site. Typed as a string, because that is what TypeScript's DOM types expect. */
export function trustedScriptUrl(url: string): string {
  return door()?.createScriptURL(url) ?? url;
}
