import { NotFound as Default } from '@workflow-docs/engine/theme';

/** The engine's page with an image above it. Its element with the ID `nearest` gets the closest addresses. */
export const NotFound = () => (
  <>
    <p className="fog">🌫️ Lost in the fog?</p>
    <Default />
  </>
);
