/** Limits at which a sample is stopped. */
export interface Limits {
  /** Run time in seconds. */
  seconds: number;
  /** Total memory of all its processes, in MB. */
  memory: number;
  /** Written files, in MB. */
  disk: number;
  /** Stdout and stderr together, in kB. */
  output: number;
  processes: number;
}

export const DEFAULT_LIMITS: Limits = { seconds: 10, memory: 1024, disk: 64, output: 256, processes: 64 };
