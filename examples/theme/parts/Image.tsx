import { Image as Default, type ImageProps } from '@workflow-docs/engine/theme';

/** Also shows the alternative text below the image. */
export const Image = (props: ImageProps) => (
  <span className="framed">
    <Default {...props} />
    <small aria-hidden="true">{props.alt}</small>
  </span>
);
