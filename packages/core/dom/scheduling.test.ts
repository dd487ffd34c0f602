import { expect, test } from 'vitest';
import { startEach } from './scheduling.ts';

test.for([0, 1, 2])('where part %i fails, the others start, and the failure is reported', (broken) => {
  const started: number[] = [];
  const reported: unknown[] = [];
  const fault = new Error('broken');
  const parts = [0, 1, 2].map((part) => () => {
    if (part === broken) throw fault;
    started.push(part);
  });
  startEach(parts, (error) => reported.push(error));
  expect(started).toEqual([0, 1, 2].filter((part) => part !== broken));
  expect(reported).toEqual([fault]);
});
