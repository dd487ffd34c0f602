import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Journey, startJourney } from './harness.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey.stop());

interface Part {
  role: string;
  name: string;
  focusable: boolean;
}

/** Nodes of the browser's accessibility tree. */
async function partsOf(page: Page): Promise<Part[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  // Elements that only scripts can focus aren't tab stops.
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '[tabindex="-1"]' });
  const noStops = await Promise.all(nodeIds.map(async (nodeId) => (await session.send('DOM.describeNode', { nodeId })).node.backendNodeId));
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, backendDOMNodeId = 0, properties = [] }) => ({
      role: String(role?.value),
      name: String(name?.value ?? '').trim(),
      focusable:
        !noStops.includes(backendDOMNodeId) &&
        properties.some((property) => property.name === 'focusable' && property.value.value === true),
    }));
}

/** Tab stops that a screen reader has nothing to announce for. */
const mute = (parts: Part[]) =>
  parts.filter(({ role, name, focusable }) => focusable && role !== 'RootWebArea' && (name === '' || /^(?:generic|none)$/i.test(role)));
const namesOf = (parts: Part[], wanted: string) => parts.filter(({ role }) => role === wanted).map(({ name }) => name);
const repeated = (names: string[]) => names.filter((name, index) => names.indexOf(name) < index);

describe.each(['', 'limits/', 'api/rest/', 'workflows/steps/triggers/', 'components/api/', 'code/nodejs/'])('on /docs/%s', (path) => {
  let parts: Part[] = [];
  beforeAll(async () => {
    parts = await partsOf(await journey.open(path));
  });

  test('every tab stop has a role and a name', () => {
    expect(parts.filter(({ focusable }) => focusable).length).toBeGreaterThan(30);
    expect(mute(parts)).toEqual([]);
  });

  test('all copy buttons and all tables have unique names', () => {
    expect(repeated(namesOf(parts, 'button').filter((name) => name.startsWith('Copy')))).toEqual([]);
    const tables = namesOf(parts, 'table');
    expect(tables.filter((name) => name === '')).toEqual([]);
    expect(repeated(tables)).toEqual([]);
  });

  test('tables have column and row headers', () => {
    if (namesOf(parts, 'table').length === 0) return;
    expect(namesOf(parts, 'columnheader').length).toBeGreaterThan(1);
    expect(namesOf(parts, 'rowheader').length).toBeGreaterThan(1);
  });
});

test('in the open search, every tab stop has a name, and the results are a list of options whose count is announced', async () => {
  const page = await journey.open('workflows/');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('invocations quota');
  await expect.poll(async () => namesOf(await partsOf(page), 'option').length).toBeGreaterThan(3);
  // The list scrolls but isn't a tab stop: the arrow keys move the selection and scroll with it.
  for (let stop = 0; stop < 4; stop++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.matches('input, button, a, body'))).toBe(true);
  }
  expect(namesOf(await partsOf(page), 'listbox')).toEqual(['Results']);
  await page
    .getByRole('status')
    .filter({ hasText: /^\d+ results?, \d+ pages?\.$/ })
    .waitFor({ state: 'attached' });
});

test('no journey logged an error to the console', () => {
  expect(journey.faults).toEqual([]);
});
