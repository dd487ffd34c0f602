/** Starts each part, whatever happens to the others. What one of them throws is reported to the console and to error listeners. */
export function startEach(parts: readonly (() => unknown)[], report: (error: unknown) => void = reportError): void {
  for (const start of parts) {
    try {
      start();
    } catch (error) {
      report(error);
    }
  }
}
