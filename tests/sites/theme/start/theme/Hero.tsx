import { Hero as Default, type HeroProps } from '@workflow-docs/engine/theme';

/** The engine's hero, with a glow behind its image. */
export function Hero(props: HeroProps) {
  return (
    <div className="glow">
      <Default {...props} />
    </div>
  );
}
