import { type FeaturesProps, href, useSite } from '@workflow-docs/engine/theme';

/** A plain list instead of a grid. */
export function Features({ features }: FeaturesProps) {
  const { base } = useSite();
  return (
    <ul className="feature-list">
      {features.map(({ title, details, path }) => (
        <li key={title}>
          {path === undefined ? title : <a href={href(base, path)}>{title}</a>}: {details}
        </li>
      ))}
    </ul>
  );
}
