import { renderToStaticMarkup } from 'react-dom/server';
import type { Settings } from '../config/settings.ts';
import { directionOf } from '../model/site-styles.ts';
import { isExternal, withBase } from '../shared/address.ts';
import { sayIn } from '../shared/interface-words.ts';

/** A page for hosts that cannot redirect. It refreshes by itself and contains a link; with script, query and fragment are kept. */
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
        {/* A site without an address of its own has none. */}
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

/** The text is the same in every stub, so that one hash in the policy covers all. It runs before the refresh is read. */
export const REDIRECT_SCRIPT =
  'var l=location,t=new URL(document.currentScript.dataset.to,l.href);' +
  'if(l.search)t.search=l.search;if(l.hash&&!t.hash)t.hash=l.hash;l.replace(t.href)';
