import { Brand as Default, type FrameProps } from '@workflow-docs/engine/theme';

/** The title, and what kind of site it is. */
export const Brand = ({ site }: FrameProps) => (
  <span className="brand-and-kind" title={site.description}>
    <Default />
    <small>Handbook</small>
  </span>
);
