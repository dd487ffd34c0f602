/** Starts each part, whatever happens to the others. What one of them throws goes to the console and to error listeners. */
export function startEach(parts: readonly (() => unknown)[], report: (error: unknown) => void = throwLater): void {
  for (const start of parts) {
    try {
      start();
    } catch (error) {
      report(error);
    }
  }
}

/** As `reportError` does, which the oldest browsers lack: there it would be one more error, and the rest would not start. */
function throwLater(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}
