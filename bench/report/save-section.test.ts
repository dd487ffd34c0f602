import { expect, test } from 'vitest';
import { withSection } from './save-section.ts';

const titles = ['Builds', 'Visits', 'Writing'];

test('a part is inserted in order, and parts that no longer exist are removed', () => {
  const first = withSection('# Measures\n\n## Old\n\nx\n', titles, 'Writing', '3\n\n### Inner\n\n4');
  const second = withSection(first, titles, 'Builds', '1');
  const third = withSection(second, titles, 'Builds', '2');
  expect(third.split('\n\n').slice(2)).toEqual(['## Builds', '2', '## Writing', '3', '### Inner', '4\n']);
  expect(third.startsWith('# Measures\n\n')).toBe(true);
});
