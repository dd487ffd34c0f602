import { isExternal } from '../../shared/address.ts';
import { ANY_BASE } from '../../shared/any-base.ts';
import { useSay } from '../language/language-context.ts';
import { href } from '../parts/href.ts';
import { replaceable } from '../parts/replaceable.tsx';
import { useSite } from '../parts/theme-context.ts';
import { SearchSign } from '../search/SearchButton.tsx';

/** The not-found page. `theme/page/not-found.ts` fills `#nearest` with the pages whose addresses are most similar. */
export const NotFound = replaceable('NotFound', () => {
  const say = useSay();
  const { base, links } = useSite();
  return (
    <article data-special="not-found">
      <svg className="gap" viewBox="0 0 220 40" aria-hidden="true">
        <path d="M20 20h62M138 20h62" />
        <path className="lost" d="M94 20h32" />
        <circle cx="12" cy="20" r="8" />
        <circle cx="208" cy="20" r="8" />
      </svg>
      <h1>{say('Page not found')}</h1>
      <p>{say('There is no page at this address. It may have moved, or the link may be misspelled.')}</p>
      {base !== ANY_BASE && (
        // biome-ignore lint/a11y/useSemanticElements: the oldest supported browsers lack <search>
        <form className="find" role="search" action={`${base}search/`}>
          <SearchSign />
          <input type="search" name="q" aria-label={say('Search the docs')} placeholder={say('Search the docs')} />
        </form>
      )}
      <div id="nearest" className="near" />
      <ul className="near">
        {base === ANY_BASE && (
          <li>
            <a href={`${base}search/`} data-action="search">
              {say('Search the docs')}
            </a>
          </li>
        )}
        <li>
          <a href={base}>{say('Go to the home page')}</a>
        </li>
        {links.map(
          (link) =>
            'path' in link &&
            link.path !== '/' &&
            !isExternal(link.path) && (
              <li key={link.path}>
                <a href={href(base, link.path)}>{link.label}</a> <code>{link.path}</code>
              </li>
            ),
        )}
        {base === ANY_BASE && <StepsUp />}
      </ul>
    </article>
  );
});

/** Links that work at any depth without JavaScript. A script removes them once it has found the root: `render/find-base-script.ts`. */
function StepsUp() {
  const say = useSay();
  return (
    <>
      <li className="step-up">
        <a href=".">{say('Go to the folder that contains this address')}</a>
      </li>
      <li className="step-up">
        <a href="..">{say('Go one folder up')}</a>
      </li>
    </>
  );
}
