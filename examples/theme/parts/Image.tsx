import { Image as Default, type ImageProps } from '@workflow-docs/engine/theme';

/** The alternative text is shown below the picture, too. */
export const Image = (props: ImageProps) => (
  <span className="framed">
    <Default {...props} />
    <small aria-hidden="true">{props.alt}</small>
  </span>
);
