import { type BannerProps, Banner as Default } from '@workflow-docs/engine/theme';

/** The engine's banner, after an eye-catching word. */
export const Banner = (props: BannerProps) => (
  <>
    <strong>New</strong>
    <Default {...props} />
  </>
);
