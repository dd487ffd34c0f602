import { expect, test } from 'vitest';
import { bundleErrorOf } from '../../config/bundle-error.ts';
import type { ComponentFile } from './component-files.ts';
import { slotExport, slotsOf } from './slots-of.ts';

const slot = (name: string): ComponentFile => ({ name, file: `/site/components/slots/${name}.tsx`, kind: 'slot' });

test('slots are found by their names, beside components of the same name', () => {
  const Footer = () => 'foot';
  const slots = slotsOf([slot('Footer'), { name: 'Footer', file: '/site/components/Footer.tsx', kind: 'static' }], {
    [slotExport('Footer')]: Footer,
  });
  expect([...slots.site]).toEqual([['Footer', Footer]]);
  expect(slots.page.size).toBe(0);
});

test.each([
  ['Foot', () => 'foot', /no slot `Foot`.*Footer/],
  ['Head', 'text', /`Head` is no component/],
])('slots/%s.tsx that exports %s is reported', (name, value, says) => {
  let error: unknown;
  try {
    slotsOf([slot(name)], { [slotExport(name)]: value });
  } catch (thrown) {
    error = thrown;
  }
  const { message, file } = bundleErrorOf(error, '/site');
  expect(message).toMatch(says);
  expect(file).toBe(`components/slots/${name}.tsx`);
});
