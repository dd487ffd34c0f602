import { expect, test } from 'vitest';
import { explainCron, timeZones } from './explain-cron.ts';

const NOON = new Date('2022-05-12T12:00:00Z'); // a Thursday

test('explains an expression in words and lists its next runs', () => {
  expect(explainCron('*/15 9-17 * * 1-5', 'UTC', NOON)).toEqual({
    words: 'Every 15 minutes, between 09:00 and 17:59, Monday through Friday',
    runs: [
      'Thu, May 12, 2022, 12:15',
      'Thu, May 12, 2022, 12:30',
      'Thu, May 12, 2022, 12:45',
      'Thu, May 12, 2022, 13:00',
      'Thu, May 12, 2022, 13:15',
    ],
  });
});

test('uses the time zone, across the end of daylight saving time', () => {
  const from = new Date('2022-11-05T12:00:00Z');
  expect(explainCron('30 8 * * *', 'America/New_York', from)).toMatchObject({
    runs: [
      'Sat, Nov 5, 2022, 08:30',
      'Sun, Nov 6, 2022, 08:30',
      'Mon, Nov 7, 2022, 08:30',
      'Tue, Nov 8, 2022, 08:30',
      'Wed, Nov 9, 2022, 08:30',
    ],
  });
});

test.each([
  ['* * * *', /has 4/],
  ['61 * * * *', /not a valid cron expression/],
  ['0 0 31 2 *', /never runs/],
  ['x * * * *', /not a valid cron expression/],
])('says what is wrong with %s', (expression, fault) => {
  expect(explainCron(expression, 'UTC', NOON).fault).toMatch(fault);
});

test('offers UTC first', () => {
  expect(timeZones()[0]).toBe('UTC');
  expect(timeZones()).toContain('Europe/Berlin');
});
