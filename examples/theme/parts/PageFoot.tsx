import { href, type PageFootProps, type PageProps } from '@workflow-docs/engine/theme';

/** One large link to the next page. */
export const PageFoot = ({ site, next }: PageFootProps & PageProps) =>
  next ? (
    <footer className="page-foot">
      <a rel="next" href={href(site.base, next.path)}>
        Go on: {next.label}
      </a>
    </footer>
  ) : null;
