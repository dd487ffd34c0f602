import { expect, test } from 'vitest';
import { readTrace } from './scrolling.ts';

const frame = (ms: number) => ({ name: 'AnimationFrame::Presentation', ts: ms * 1000 });
const at = (name: string, ms: number) => ({ name, ts: ms * 1000 });

test('only events between the two time stamps count, in chronological order', () => {
  const events = [
    frame(1),
    at('Layout', 5),
    at('TimeStamp', 10),
    frame(36),
    frame(20),
    frame(69),
    at('UpdateLayoutTree', 30),
    at('Layout', 40),
    at('TimeStamp', 100),
    frame(300),
  ];
  expect(readTrace(events)).toEqual({ frames: 3, late: 1, longestMs: 33, styles: 1, layouts: 1 });
});
