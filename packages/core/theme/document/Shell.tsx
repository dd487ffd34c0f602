import { BannerPlace } from '../banner/Banner.tsx';
import { Header } from '../header/Header.tsx';
import { Footer } from '../parts/slots.tsx';
import { useSite } from '../parts/theme-context.ts';
import { SearchDialog } from '../search/SearchDialog.tsx';
import { Sidebar } from '../sidebar/Sidebar.tsx';

export interface ShellProps {
  /** HTML of the contents of `<main>`. */
  main: string;
  /** HTML of its sidebar, see `Sidebar.tsx`. */
  sidebar: string;
}

/** Everything in the body: the frame that stays while pages change, and the page inside it. `app/navigation/show-page.ts` changes it. */
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
