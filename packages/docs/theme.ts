/** The theme's parts, for components that replace them: see `docs/theme.md`. */
export type { Feature, Frontmatter, Header as Heading, Hero as HeroData, Layout } from '../core/shared/page-record.ts';
export type { FrameProps, PageProps, ThemePage, ThemeSite } from '../core/shared/parts.ts';
export type { SidebarItem } from '../core/shared/sidebar.ts';
export { Banner, type BannerProps } from '../core/theme/banner/Banner.tsx';
export { Aside, type AsideProps } from '../core/theme/content/Aside.tsx';
export { Card, type CardProps } from '../core/theme/content/Card.tsx';
export { CodeFrame, type CodeFrameProps } from '../core/theme/content/CodeFrame.tsx';
export { Image, type ImageProps } from '../core/theme/content/Image.tsx';
export { Tabs, type TabsProps } from '../core/theme/content/Tabs.tsx';
export { Brand } from '../core/theme/header/Brand.tsx';
export { Header } from '../core/theme/header/Header.tsx';
export { HeaderLinks } from '../core/theme/header/HeaderLinks.tsx';
export { LanguageMenu } from '../core/theme/header/LanguageMenu.tsx';
export { VersionMenu } from '../core/theme/header/VersionMenu.tsx';
export { Features, type FeaturesProps, Hero, type HeroProps } from '../core/theme/home/Hero.tsx';
export { useSay } from '../core/theme/language/language-context.ts';
export { Menu } from '../core/theme/menu/Menu.tsx';
export { Article, type ArticleProps } from '../core/theme/page/MainContent.tsx';
export { NotFound } from '../core/theme/page/NotFound.tsx';
export {
  type Link,
  Notice,
  type NoticeProps,
  PageFoot,
  type PageFootProps,
  PageHead,
  type PageHeadProps,
  Title,
  type TitleProps,
} from '../core/theme/page/page-parts.tsx';
export { href } from '../core/theme/parts/href.ts';
export { Island } from '../core/theme/parts/Island.tsx';
export { AfterArticle, BeforeArticle, Footer, HeaderEnd, SidebarBottom, SidebarTop } from '../core/theme/parts/slots.tsx';
export { usePage, useSite } from '../core/theme/parts/theme-context.ts';
export { SearchButton } from '../core/theme/search/SearchButton.tsx';
export { SearchResult, type SearchResultProps } from '../core/theme/search/SearchResult.tsx';
export { Sidebar, SidebarEntry, type SidebarEntryProps, type SidebarProps } from '../core/theme/sidebar/Sidebar.tsx';
export { ThemePicker } from '../core/theme/theme-picker/ThemePicker.tsx';
