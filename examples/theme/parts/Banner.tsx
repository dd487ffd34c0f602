import { type BannerProps, Banner as Default } from '@workflow-docs/engine/theme';

/** The engine's banner, after a word that catches the eye. */
export const Banner = (props: BannerProps) => (
  <>
    <strong>New</strong>
    <Default {...props} />
  </>
);
