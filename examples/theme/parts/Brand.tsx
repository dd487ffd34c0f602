import { Brand as Default, type FrameProps } from '@workflow-docs/engine/theme';

/** The title, and the kind of site. */
export const Brand = ({ site }: FrameProps) => (
  <span className="brand-and-kind" title={site.description}>
    <Default />
    <small>Handbook</small>
  </span>
);
