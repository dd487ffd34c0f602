import { NotFound as Default } from '@workflow-docs/engine/theme';

/** The engine's page with a picture above it. The element with the id `nearest` in it gets the nearest addresses. */
export const NotFound = () => (
  <>
    <p className="fog">🌫️ Lost in the fog?</p>
    <Default />
  </>
);
