/** What a sample may use before it is stopped. */
export interface Limits {
  /** Time until its end. */
  seconds: number;
  /** Memory of all its processes together, in MB. */
  memory: number;
  /** Files that it writes, in MB. */
  disk: number;
  /** Standard output and standard error together, in kB. */
  output: number;
  processes: number;
}

export const DEFAULT_LIMITS: Limits = { seconds: 10, memory: 1024, disk: 64, output: 256, processes: 64 };
