import { type FrameProps, href, usePage } from '@workflow-docs/engine/theme';

/** A row of links instead of a menu. Each leads to the same subject, if that version has it. */
export function VersionMenu({ site }: FrameProps) {
  const { version, versions } = usePage();
  return (
    <nav className="version-row" aria-label="Versions">
      {site.versions.map(({ id, label, path }) => (
        <a
          key={id}
          href={href(site.base, versions.find((other) => other.version === id)?.path ?? path)}
          aria-current={id === version ? 'true' : undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
