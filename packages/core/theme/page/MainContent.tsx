import type { Feature, Hero as HeroData } from '../../shared/page-record.ts';
import { Features, Hero } from '../home/Hero.tsx';
import { replaceable } from '../parts/replaceable.tsx';
import { AfterArticle, BeforeArticle } from '../parts/slots.tsx';
import { usePageOfDocument } from '../parts/theme-context.ts';
import { type Link, type MovedSection, MovedSections, Notice, type NoticeProps, PageFoot, PageHead } from './page-parts.tsx';

export interface MainContentProps {
  /** Finished HTML of the article. */
  article: string;
  hero: HeroData | undefined;
  features: Feature[];
  /** The sidebar groups above the page, each represented by its first page. */
  crumbs: Link[];
  moved: MovedSection[];
  notices: NoticeProps[];
  /** Language of the article, if it differs from the site's. */
  written: { lang: string; dir: 'ltr' | 'rtl' } | undefined;
  previous: Link | undefined;
  next: Link | undefined;
  editLink: string;
  /** HTML that plugins add to the last line. */
  notes: string;
  /** Address of the page as Markdown. */
  markdown: string;
  /** Omits head and foot, as on the not-found page. */
  bare?: boolean;
}

/** The contents of `<main>`, rendered at build time and never sent as code. */
export function MainContent({ article, hero, features, bare = false, ...props }: MainContentProps) {
  const { notices, written, crumbs, moved, previous, next, editLink, notes, markdown } = props;
  const { layout, frontmatter } = usePageOfDocument();
  const isDocument = !bare && (layout === 'page' || layout === 'wide');
  return (
    <>
      {notices.map((notice) => (
        <Notice key={notice.text} {...notice} />
      ))}
      {isDocument && <PageHead {...{ crumbs, markdown }} />}
      {hero && <Hero {...hero} isTitle={!/^\s*<h1[ >]/.test(article)} />}
      {features.length > 0 && <Features features={features} />}
      <BeforeArticle />
      <Article>
        <article {...written} dangerouslySetInnerHTML={{ __html: article }} />
      </Article>
      <AfterArticle />
      {moved.length > 0 && <MovedSections moved={moved} />}
      {isDocument ? (
        <PageFoot {...{ markdown, editLink, notes, previous, next }} asOf={frontmatter.as_of ?? ''} />
      ) : (
        <span className="page-end" />
      )}
    </>
  );
}

export interface ArticleProps {
  /** The `<article>`. */
  children: React.ReactNode;
}

/** The content around the text of a page. */
export const Article = replaceable<ArticleProps>('Article', ({ children }) => children);
