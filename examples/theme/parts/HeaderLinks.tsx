import { HeaderLinks as Default } from '@workflow-docs/engine/theme';

/** Adds a link to another host to those in the settings. */
export const HeaderLinks = () => (
  <>
    <Default />
    <a href="https://status.lighthouse.example">Status</a>
  </>
);
