import * as v from 'valibot';

/** Work of the main thread until the largest text was painted, in milliseconds. */
export interface RenderWork {
  /** Total. */
  main: number;
  parse: number;
  style: number;
  layout: number;
  paint: number;
  script: number;
}

const event = v.object({
  name: v.string(),
  ph: v.string(),
  ts: v.number(),
  dur: v.optional(v.number(), 0),
  pid: v.number(),
  tid: v.number(),
  args: v.optional(v.object({ data: v.optional(v.object({ documentLoaderURL: v.optional(v.string()) })) })),
});
const trace = v.object({ traceEvents: v.array(v.unknown()) });

/** Chromium's event name → category. */
const KINDS: Readonly<Record<string, keyof RenderWork>> = {
  ParseHTML: 'parse',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  EvaluateScript: 'script',
  FunctionCall: 'script',
};

/**
 * Sums up the work of the thread that parsed the page, up to `largest` milliseconds after the navigation to `url`, from a Chromium
 * trace (https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU). Returns `undefined` if a busy browser
 * dropped the beginning.
 */
export function renderWork(json: string, url: string, largest: number): RenderWork | undefined {
  const events = v.parse(trace, JSON.parse(json)).traceEvents.flatMap((one) => (v.is(event, one) ? [v.parse(event, one)] : []));
  const navigation = events.find(({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url);
  if (!navigation) return undefined;
  const mine = events.filter(({ pid, tid }) => pid === navigation.pid && tid === navigation.tid);
  const start = navigation.ts;
  const until = start + largest * 1000;
  const work: RenderWork = { main: 0, parse: 0, style: 0, layout: 0, paint: 0, script: 0 };
  const open: { kind: keyof RenderWork; end: number }[] = [];
  for (const one of mine.filter(({ ph }) => ph === 'X').sort((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    if (one.ts < start || one.ts > until) continue;
    const ms = Math.min(one.dur, until - one.ts) / 1000;
    if (one.name === 'RunTask') work.main += ms;
    const kind = KINDS[one.name];
    if (kind === undefined) continue;
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= one.ts) open.pop();
    // Nested work counts once, in its own category.
    const around = open.at(-1);
    if (around) work[around.kind] -= ms;
    work[kind] += ms;
    open.push({ kind, end: one.ts + one.dur });
  }
  return work;
}
