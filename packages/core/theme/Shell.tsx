import { BannerPlace } from './Banner.tsx';
import { Header } from './Header.tsx';
import { useSite } from './parts/theme-context.ts';
import { Sidebar } from './Sidebar.tsx';
import { SearchDialog } from './search/SearchDialog.tsx';
import { Footer } from './slots.tsx';

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
