import { HeaderLinks as Default } from '@workflow-docs/engine/theme';

/** One link more than the settings have, to another host. */
export const HeaderLinks = () => (
  <>
    <Default />
    <a href="https://status.lighthouse.example">Status</a>
  </>
);
