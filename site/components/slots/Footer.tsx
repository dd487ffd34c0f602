import { type FrameProps, href } from '@workflow-docs/engine/theme';

const product = 'https://pipedream.com';

/** Links a reader may want at the end of a page: path or address → label. */
const GROUPS: Record<string, Record<string, string>> = {
  Docs: { '/quickstart/': 'Quickstart', '/guides/': 'Guides', '/workflows/examples/': 'Examples', '/troubleshooting/': 'Troubleshooting' },
  Reference: { '/components/api/': 'Component API', '/api/rest/': 'REST API', '/cli/reference/': 'CLI', '/limits/': 'Limits' },
  Community: {
    [`${product}/community`]: 'Forum',
    'https://github.com/PipedreamHQ/pipedream': 'GitHub',
    'https://www.youtube.com/c/pipedreamhq': 'YouTube',
    '/new-feature-or-bug/': 'Bugs and requests',
  },
  Company: {
    '/pricing/': 'Pricing',
    'https://status.pipedream.com': 'Status',
    '/privacy-and-security/': 'Security and privacy',
    '/subprocessors/': 'Subprocessors',
  },
};

/** Shown below every page. */
export function Footer({ site }: FrameProps) {
  return (
    <nav className="foot" aria-label="More">
      <a className="brand" href={site.base}>
        <span className="logo" dangerouslySetInnerHTML={{ __html: site.logo }} />
        {site.title}
      </a>
      {Object.entries(GROUPS).map(([group, links]) => (
        <div key={group}>
          <strong>{group}</strong>
          <ul>
            {Object.entries(links).map(([path, label]) => (
              <li key={path}>
                <a href={href(site.base, path)}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
