import { Hero as Default, type HeroProps } from '@workflow-docs/engine/theme';

/** The engine's hero in a custom frame. */
export const Hero = (props: HeroProps) => (
  <div className="beam">
    <Default {...props} />
  </div>
);
