import { href } from './href.ts';
import { useSay } from './language/language-context.ts';
import { Menu } from './Menu.tsx';

export interface MainContentProps {
  base: string;
  /** Of the pages: dates are written as it does. */
  lang: string;
  /** Finished HTML of the article. */
  article: string;
  /** HTML that the site puts before and after it; empty for none. */
  before: string;
  after: string;
  /** The sidebar groups above the page, each with its first page. */
  crumbs: { label: string; path: string }[];
  notice: { text: string; link: { label: string; path: string } } | undefined;
  previous: { label: string; path: string } | undefined;
  next: { label: string; path: string } | undefined;
  editLink: string;
  /** `2022-05-12`; empty where git knows nothing of the file. */
  changed: string;
  /** Address of the page as Markdown. */
  markdown: string;
  /** Address of the list of all pages for programs. */
  index: string;
}

/** The contents of `<main>`, rendered at build time and never sent as code. */
export function MainContent(props: MainContentProps) {
  const say = useSay();
  const { base, notice, crumbs, previous, next, editLink, changed } = props;
  return (
    <>
      {notice && (
        <p className="notice">
          {notice.text} <a href={href(base, notice.link.path)}>{notice.link.label}</a>
        </p>
      )}
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
        {changed && (
          <span className="changed">
            {say('Updated')} <time dateTime={changed}>{longDate(changed, props.lang)}</time>
          </span>
        )}
        <Menu label={say('Copy')}>
          <button type="button" className="copy-page">
            {say('Copy page')}
          </button>
          <button type="button" className="copy-part">
            {say('Copy section')}
          </button>
          <a href={props.markdown}>{say('View as Markdown')}</a>
        </Menu>
      </div>
      {/* Programs that fetch the page see neither its head nor its menu. */}
      <p className="visually-hidden" aria-hidden="true" data-nosnippet="">
        Index of all pages for programs: {props.index}. This page as Markdown: {props.markdown}
      </p>
      {props.before !== '' && <div className="slot-article" dangerouslySetInnerHTML={{ __html: props.before }} />}
      <article dangerouslySetInnerHTML={{ __html: props.article }} />
      {props.after !== '' && <div className="slot-article" dangerouslySetInnerHTML={{ __html: props.after }} />}
      <footer className="page-foot">
        {editLink && (
          <p className="page-meta">
            <a href={editLink}>{say('Edit this page')}</a>
          </p>
        )}
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
        <span className="page-end" />
      </footer>
    </>
  );
}

/** Made once for a language: that takes a hundred times as long as to write a date with it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** `2022-05-12` → `May 12, 2022`, the same on every machine. */
function longDate(date: string, lang: string): string {
  const format = formats.get(lang) ?? new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  formats.set(lang, format);
  return format.format(new Date(`${date}T00:00:00Z`));
}
