/** Metrics recorded in every measured document, in milliseconds except `cls`. */
export interface Observed {
  fcp: number;
  lcp: number;
  cls: number;
  /** Time of long tasks beyond 50 ms each, after the first contentful paint. */
  tbt: number;
}

declare global {
  var benchTasks: [start: number, duration: number][];
  var benchLcp: number;
  var benchCls: number;
}

/** Runs in the page before its own scripts. It's sent as text, so it can't refer to anything outside. */
export function observe(): void {
  globalThis.benchTasks = [];
  globalThis.benchLcp = 0;
  globalThis.benchCls = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) globalThis.benchLcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) globalThis.benchCls += Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) globalThis.benchTasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
}

/** Runs in the page once it has settled. */
export function observed(): Observed {
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const after = globalThis.benchTasks.filter(([start, duration]) => start + duration > fcp);
  const tbt = after.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
  return { fcp, lcp: globalThis.benchLcp, cls: globalThis.benchCls, tbt };
}
