import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stem } from './stem.ts';

/** Words in one row share a stem; words in different rows don't. */
const FAMILIES = [
  'schedule schedules scheduled scheduling scheduler',
  'workflow workflows',
  'query queries',
  'stop stops stopped stopping',
  'pass passes passed',
  'event events',
  'price prices pricing',
  'delay delays delayed',
  'catch caught',
  'throw threw thrown',
  'remove removal',
  'status',
  'process processes processing',
  'new',
  'news',
  'this',
  'access',
  'error errors',
  'install installs installed installing installation installations',
  'notify notifies notified notification notifications',
  'authorize authorized authorization',
  'configure configured configuration configurations',
  'cancel cancels canceled cancelled cancellation',
  'invoke invoked invocation invocations',
  'run ran running',
  'send sent sending',
  'write wrote written',
  'person people',
];

describe('stem', () => {
  test.each(FAMILIES)('%s', (family) => {
    const stems = new Set(family.split(' ').map(stem));
    expect([...stems]).toHaveLength(1);
    const others = FAMILIES.filter((other) => other !== family).flatMap((other) => other.split(' ').map(stem));
    if (!['new', 'news'].includes(family)) expect(others).not.toContain([...stems][0]);
  });

  test('a word keeps its initial, which synonyms are looked up by', () => {
    const words = fc.oneof(fc.stringMatching(/^[a-z]{1,12}$/), fc.constantFrom(...FAMILIES.flatMap((family) => family.split(' '))));
    fc.assert(fc.property(words, (word) => stem(word).charAt(0) === word.charAt(0)));
  });

  test('code and numbers are unchanged', () => {
    for (const term of ['flow.delay', '$emits', '512kb', '10000s']) expect(stem(term)).toBe(term);
  });
});
