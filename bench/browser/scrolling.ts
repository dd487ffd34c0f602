import type { Browser } from 'playwright-core';
import * as v from 'valibot';
import { openPage, settle } from './open-page.ts';

export interface Scrolling {
  /** Frames presented while scrolling, and how many of them came more than 32 ms after the previous one. */
  frames: number;
  late: number;
  longestMs: number;
  /** Number of style recalculations and layouts while scrolling. */
  styles: number;
  layouts: number;
}

const LATE_MS = 32;
const DISTANCE = 15_000;
const SPEED = 3000;
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

const trace = v.object({
  traceEvents: v.array(v.object({ name: v.string(), ts: v.number() })),
});
export type TraceEvents = v.InferOutput<typeof trace>['traceEvents'];

/** Scrolls down a page with the mouse wheel, with the processor slowed down four times, and counts frames and work. */
export async function scrolling(browser: Browser, url: string): Promise<Scrolling> {
  const { page, cdp, close } = await openPage(browser, { line: 'fast', processor: 'slow' });
  try {
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await settle(page);
    await page.waitForTimeout(1000);
    await browser.startTracing(page, { categories: CATEGORIES });
    await page.evaluate(() => console.timeStamp('bench-begin'));
    await cdp.send('Input.synthesizeScrollGesture', { x: 700, y: 450, yDistance: -DISTANCE, speed: SPEED, gestureSourceType: 'mouse' });
    await page.evaluate(() => console.timeStamp('bench-end'));
    return readTrace(v.parse(trace, JSON.parse((await browser.stopTracing()).toString())).traceEvents);
  } finally {
    await close();
  }
}

/** Sums up trace events, whose times are in microseconds. */
export function readTrace(events: TraceEvents): Scrolling {
  const stamps = events.filter(({ name }) => name === 'TimeStamp').map(({ ts }) => ts);
  const [begin, end] = [Math.min(...stamps), Math.max(...stamps)];
  const inside = events.filter(({ ts }) => ts >= begin && ts <= end).sort((a, b) => a.ts - b.ts);
  const drawn = inside.filter(({ name }) => name === 'AnimationFrame::Presentation').map(({ ts }) => ts);
  const gaps = drawn.slice(1).map((ts, at) => (ts - (drawn[at] ?? ts)) / 1000);
  const count = (wanted: string) => inside.filter(({ name }) => name === wanted).length;
  return {
    frames: drawn.length,
    late: gaps.filter((gap) => gap > LATE_MS).length,
    longestMs: Math.max(0, ...gaps),
    styles: count('UpdateLayoutTree'),
    layouts: count('Layout'),
  };
}
