/** What the headers of a response need where the protocol does not compress them, beyond the 300 bytes that browsers count for them (https://w3c.github.io/resource-timing/#dom-performanceresourcetiming-transfersize). */
const MORE_HEADERS = 900;

/** Bytes that came over the network for a request, or the estimate where the browser does not tell (it keeps only the first 250 requests of a visit). */
export function transferSizeOf(entry: PerformanceEntry | undefined, estimate: number): number {
  if (!(entry instanceof PerformanceResourceTiming)) return estimate;
  const { transferSize, nextHopProtocol } = entry;
  return transferSize > 0 && nextHopProtocol === 'http/1.1' ? transferSize + MORE_HEADERS : transferSize;
}
