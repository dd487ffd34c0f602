import { replaceable } from '../parts/replaceable.tsx';
import { useSite } from '../parts/theme-context.ts';

/** Logo and title of the site, a link to its beginning. */
export const Brand = replaceable('Brand', () => {
  const { base, logo, title } = useSite();
  return (
    <a className="brand" href={base}>
      {logo !== '' && <span className="logo" dangerouslySetInnerHTML={{ __html: logo }} />}
      <span>{title}</span>
    </a>
  );
});
