/** Bytes that came over the line for a request, or the estimate where the browser does not tell (it keeps only the first 250 requests of a visit). */
export function transferred(entry: PerformanceEntry | undefined, estimate: number): number {
  return entry instanceof PerformanceResourceTiming ? entry.transferSize : estimate;
}
