import { Hero as Default, type HeroProps } from '@workflow-docs/engine/theme';

/** The engine's own, with a glow behind its picture. */
export function Hero(props: HeroProps) {
  return (
    <div className="glow">
      <Default {...props} />
    </div>
  );
}
