import { href } from './href.ts';

export interface MainContentProps {
  base: string;
  /** Finished HTML of the article. */
  article: string;
  /** Labels of the sidebar groups above the page. */
  crumbs: string[];
  notice: { text: string; link: { label: string; path: string } } | undefined;
  previous: { label: string; path: string } | undefined;
  next: { label: string; path: string } | undefined;
  editLink: string;
  /** `2022-05-12`; empty where git knows nothing of the file. */
  changed: string;
  /** Address of the page as Markdown. */
  markdown: string;
}

/** The contents of `<main>`, rendered at build time and never sent as code. */
export function MainContent(props: MainContentProps) {
  const { base, notice, crumbs, previous, next, editLink, changed } = props;
  return (
    <>
      {notice && (
        <p className="notice">
          {notice.text} <a href={href(base, notice.link.path)}>{notice.link.label}</a>
        </p>
      )}
      {crumbs.length > 0 && <p className="crumbs">{crumbs.join(' › ')}</p>}
      <article dangerouslySetInnerHTML={{ __html: props.article }} />
      <footer className="page-foot">
        <p className="page-meta">
          <button type="button" className="copy-page" data-markdown={props.markdown}>
            Copy page
          </button>
          {editLink && <a href={editLink}>Edit this page</a>}
          {changed && (
            <span>
              Last updated <time dateTime={changed}>{longDate(changed)}</time>
            </span>
          )}
        </p>
        {(previous || next) && (
          <nav className="neighbours" aria-label="Previous and next pages">
            {previous && (
              <a className="previous" href={href(base, previous.path)} rel="prev">
                <small>Previous</small> {previous.label}
              </a>
            )}
            {next && (
              <a className="next" href={href(base, next.path)} rel="next">
                <small>Next</small> {next.label}
              </a>
            )}
          </nav>
        )}
        <span className="page-end" />
      </footer>
    </>
  );
}

/** The same on every machine. Made once: that takes a hundred times as long as to write a date with it. */
const LONG_DATE = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2022-05-12` → `May 12, 2022`. */
function longDate(date: string): string {
  return LONG_DATE.format(new Date(`${date}T00:00:00Z`));
}
