import { renderToStaticMarkup } from 'react-dom/server';
import type { Settings } from '../config/settings.ts';
import { directionOf } from '../model/site-styles.ts';
import { isExternal, withBase } from '../shared/address.ts';
import { sayIn } from '../shared/interface-words.ts';

/**
 * Renders a redirect page for hosts that cannot redirect. It refreshes automatically and contains a link; with JavaScript, query and
 * fragment are kept.
 */
export function redirectPage(to: string, { base, site, lang, words }: Settings): string {
  const say = sayIn(words);
  const target = isExternal(to) ? to : withBase(base, to);
  const canonical = (isExternal(to) ? to : site + target).replace(/#.*/, '');
  const page = (
    <html lang={lang} dir={directionOf(lang)}>
      <head>
        <meta charSet="utf-8" />
        <title>{say('This page has moved')}</title>
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        {/* A site that does not know its host has no canonical address. */}
        {isExternal(canonical) && <link rel="canonical" href={canonical} />}
        <script data-to={target} dangerouslySetInnerHTML={{ __html: REDIRECT_SCRIPT }} />
      </head>
      <body>
        <p>
          {say('This page has moved')}: <a href={target}>{target}</a>
        </p>
      </body>
    </html>
  );
  // React would move it before the script.
  const refresh = renderToStaticMarkup(<meta httpEquiv="refresh" content={`0; url=${target}`} />);
  return `<!doctype html>${renderToStaticMarkup(page).replace('</head>', () => `${refresh}</head>`)}`;
}

/** The same text in every redirect page, so that one hash in the policy covers them all. It runs before the browser reads the refresh. */
export const REDIRECT_SCRIPT =
  'var l=location,t=new URL(document.currentScript.dataset.to,l.href);' +
  'if(l.search)t.search=l.search;if(l.hash&&!t.hash)t.hash=l.hash;l.replace(t.href)';
