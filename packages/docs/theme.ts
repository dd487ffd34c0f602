/** The parts of the theme, for components that a site puts in their place: see `docs/theme.md`. */
export type { Feature, Frontmatter, Hero as HeroData, Layout } from '../core/shared/page-record.ts';
export type { FrameProps, PageProps, ThemePage, ThemeSite } from '../core/shared/parts.ts';
export type { SidebarItem } from '../core/shared/sidebar.ts';
export { Banner, type BannerProps } from '../core/theme/Banner.tsx';
export { Brand } from '../core/theme/Brand.tsx';
export { Aside, type AsideProps } from '../core/theme/content/Aside.tsx';
export { Card, type CardProps } from '../core/theme/content/Card.tsx';
export { CodeFrame, type CodeFrameProps } from '../core/theme/content/CodeFrame.tsx';
export { Image, type ImageProps } from '../core/theme/content/Image.tsx';
export { Tabs, type TabsProps } from '../core/theme/content/Tabs.tsx';
export { Header } from '../core/theme/Header.tsx';
export { HeaderLinks } from '../core/theme/HeaderLinks.tsx';
export { Features, type FeaturesProps, Hero, type HeroProps } from '../core/theme/Hero.tsx';
export { href } from '../core/theme/href.ts';
export { useSay } from '../core/theme/language/language-context.ts';
export { Article, type ArticleProps } from '../core/theme/MainContent.tsx';
export { Menu } from '../core/theme/Menu.tsx';
export { NotFound } from '../core/theme/NotFound.tsx';
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
} from '../core/theme/page-parts.tsx';
export { Island } from '../core/theme/parts/Island.tsx';
export { usePage, useSite } from '../core/theme/parts/theme-context.ts';
export { SearchButton } from '../core/theme/SearchButton.tsx';
export { Sidebar, SidebarEntry, type SidebarEntryProps, type SidebarProps } from '../core/theme/Sidebar.tsx';
export { AfterArticle, BeforeArticle, Footer, HeaderEnd, SidebarBottom, SidebarTop } from '../core/theme/slots.tsx';
export { ThemePicker } from '../core/theme/ThemePicker.tsx';
export { VersionMenu } from '../core/theme/VersionMenu.tsx';
