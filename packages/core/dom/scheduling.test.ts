import { expect, test } from 'vitest';
import { loadOnce, startEach } from './scheduling.ts';

test.for([0, 1, 2])('if part %i fails, the others start and the failure is reported', (broken) => {
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

test('code is loaded and started once, and retried only after a failure', async () => {
  let asked = 0;
  let started = 0;
  const load = loadOnce(
    async () => {
      asked += 1;
      if (asked === 1) throw new Error('offline');
      return asked;
    },
    60,
    (code) => {
      started += 1;
      return code;
    },
  );
  const [first, same] = [load(), load()];
  await expect(first).rejects.toThrow('offline');
  await expect(same).rejects.toThrow('offline');
  expect(await Promise.all([load(), load()])).toEqual([2, 2]);
  expect([await load(), asked, started]).toEqual([2, 2, 1]);
});
