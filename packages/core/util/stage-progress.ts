/**
 * Measures the stages of a build, and counts the compiled pages in one line, which the end of a stage clears.
 * Prints nothing if the output is not a terminal.
 */
export class Progress {
  readonly #stages: [name: string, ms: number][] = [];
  readonly #watched: boolean;
  #last = performance.now();
  #shown = 0;

  constructor(watched: boolean) {
    this.#watched = watched;
  }

  pages(done: number, all: number): void {
    if (!this.#watched || performance.now() - this.#shown < 80) return;
    this.#shown = performance.now();
    process.stderr.write(`\r\x1b[K${done} of ${all} pages`);
  }

  stage(name: string): void {
    const now = performance.now();
    this.#stages.push([name, now - this.#last]);
    this.#last = now;
    if (this.#watched) process.stderr.write('\r\x1b[K');
  }

  /** `read 12 ms · compile 340 ms · …` */
  summary(): string {
    return this.#stages.map(([name, ms]) => `${name} ${ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`}`).join(' · ');
  }
}
