import { replaceable } from '../parts/replaceable.tsx';
import { useSite } from '../parts/theme-context.ts';

/** Logo and title of the site, linked to its home page. */
export const Brand = replaceable('Brand', () => {
  const { base, logo, title } = useSite();
  return (
    <a className="brand" href={base}>
      {logo !== '' && <span className="logo" dangerouslySetInnerHTML={{ __html: logo }} />}
      <span>{title}</span>
    </a>
  );
});
