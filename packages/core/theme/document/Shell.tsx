import { BannerPlace } from '../banner/Banner.tsx';
import { Header } from '../header/Header.tsx';
import { Footer } from '../parts/slots.tsx';
import { useSite } from '../parts/theme-context.ts';
import { SearchDialog } from '../search/SearchDialog.tsx';
import { Sidebar } from '../sidebar/Sidebar.tsx';

export interface ShellProps {
  /** HTML of the contents of `<main>`. */
  main: string;
  /** HTML of the page's sidebar; see `Sidebar.tsx`. */
  sidebar: string;
}

/** The body: the frame, which stays while pages change, and the page inside it, which `app/navigation/show-page.ts` replaces. */
export function Shell({ main, sidebar }: ShellProps) {
  const { banner } = useSite();
  return (
    <>
      {banner && <BannerPlace banner={banner} />}
      <Header />
      <div className="frame">
        <main id="docsMain" dangerouslySetInnerHTML={{ __html: main }} />
        <Sidebar pages={sidebar} />
      </div>
      <Footer />
      <SearchDialog />
    </>
  );
}
