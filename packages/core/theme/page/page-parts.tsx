import { filled } from '../language/filled.ts';
import { useSay } from '../language/language-context.ts';
import { Menu } from '../menu/Menu.tsx';
import { href } from '../parts/href.ts';
import { replaceable } from '../parts/replaceable.tsx';
import { useSite } from '../parts/theme-context.ts';

export interface Link {
  label: string;
  /** Path from the root of the docs, or a full address; `href(site.base, path)` returns the link target. */
  path: string;
}

export interface PageHeadProps {
  /** The sidebar groups above the page, each represented by its first page. */
  crumbs: Link[];
  /** Address of the page as Markdown. */
  markdown: string;
}

/** Breadcrumbs of the page, and the menu for copying it. */
export const PageHead = replaceable<PageHeadProps>('PageHead', ({ crumbs, markdown }) => {
  const say = useSay();
  const { base } = useSite();
  return (
    <div className="page-head">
      {crumbs.length > 0 && (
        <nav aria-label={say('Breadcrumbs')}>
          <ol className="crumbs">
            {crumbs.map(({ label, path }) => (
              <li key={label}>
                <a href={href(base, path)}>{label}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <Menu label={say('Copy')}>
        <button type="button" className="copy-page">
          {say('Copy page')}
        </button>
        <button type="button" className="copy-part">
          {say('Copy section')}
        </button>
        <a href={markdown}>{say('View as Markdown')}</a>
      </Menu>
    </div>
  );
});

/** A former anchor of the page and its replacement. */
export interface MovedSection extends Link {
  anchor: string;
}

/** Links with the former anchors of the page. With JavaScript, such an anchor redirects immediately. */
export function MovedSections({ moved }: { moved: MovedSection[] }) {
  const say = useSay();
  const { base } = useSite();
  return (
    <noscript>
      <div className="moved">
        <h2>{say('Moved sections')}</h2>
        <ul>
          {moved.map(({ anchor, path, label }) => (
            <li key={anchor} id={anchor}>
              <a href={href(base, path)}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </noscript>
  );
}

export interface NoticeProps {
  text: string;
  /** `href`: an address that includes the base path, for a page in another language. */
  link: Link & { href?: string };
}

/** A notice above the page with a link, for example about an older version. */
export const Notice = replaceable<NoticeProps>('Notice', ({ text, link }) => {
  const { base } = useSite();
  return (
    <p className="notice">
      {text} <a href={link.href ?? href(base, link.path)}>{link.label}</a>
    </p>
  );
});

export interface TitleProps {
  /** HTML inside the heading. */
  html: string;
  /** Id of the heading; empty for none. */
  id: string;
}

/** The title of a page, inside its `<article>`. */
export const Title = replaceable<TitleProps>('Title', ({ html, id }) => (
  <h1 {...(id === '' ? {} : { id })} dangerouslySetInnerHTML={{ __html: html }} />
));

export interface PageFootProps {
  /** Day, month or year for which the page is accurate, `2022-10`; empty if not given. */
  asOf: string;
  /** Address of the page as Markdown. */
  markdown: string;
  /** Empty if there is none. */
  editLink: string;
  /** HTML that plugins add to the last line; empty for none. */
  notes: string;
  previous: Link | undefined;
  next: Link | undefined;
}

/** The end of a page, below its text. */
export const PageFoot = replaceable<PageFootProps>('PageFoot', ({ asOf, markdown, editLink, notes, previous, next }) => {
  const say = useSay();
  const { base, lang } = useSite();
  return (
    <footer className="page-foot">
      {(previous || next) && (
        <nav className="neighbours" aria-label={say('Previous and next pages')}>
          {previous && (
            <a className="previous" href={href(base, previous.path)} rel="prev">
              <small>{say('Previous')}</small> {previous.label}
            </a>
          )}
          {next && (
            <a className="next" href={href(base, next.path)} rel="next">
              <small>{say('Next')}</small> {next.label}
            </a>
          )}
        </nav>
      )}
      <p className="page-meta">
        {asOf && (
          <span className="as-of">
            {filled(say('Describes the product as of {date}'), { date: <time dateTime={asOf}>{longDate(asOf, lang)}</time> })}
          </span>
        )}
        {notes && <span className="notes" dangerouslySetInnerHTML={{ __html: notes }} />}
        {editLink && <a href={editLink}>{say('Edit this page')}</a>}
        <a href={markdown}>{say('View as Markdown')}</a>
      </p>
      <span className="page-end" />
    </footer>
  );
});

/** `2022-05-12` → `May 12, 2022`, `2022-05` → `May 2022`, `2022` → `2022`. Independent of the machine's time zone. */
function longDate(date: string, lang: string): string {
  const [, month, day] = date.split('-');
  const parts = {
    year: 'numeric',
    month: month === undefined ? month : 'long',
    day: day === undefined ? day : 'numeric',
    timeZone: 'UTC',
  } as const;
  return new Intl.DateTimeFormat(lang, parts).format(new Date(date));
}
