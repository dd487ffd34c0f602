import type { HostingPlan } from './hosting-plan.ts';

/** A file for a host. */
interface HostFile {
  /** From the folder of the host, such as `docs.conf`. */
  name: string;
  content: string;
  /** The host reads it from the root of the published folder; otherwise it belongs to the server's own configuration. */
  published: boolean;
}

/** Translates the plan into the configuration files of one host. */
export type HostGenerator = (plan: HostingPlan) => HostFile[];
