import { expect, test, vi } from 'vitest';
import type { ShownAnswer } from '../../../search/browser/messages.ts';
import { searchKey } from './search-keys.ts';
import { SearchStore } from './search-store.ts';

/** Responds when a test tells it to. */
class TestClient {
  onAnswer: ((answer: ShownAnswer) => void) | undefined;
  fail: (error: Error) => void = () => {};
  dropped = 0;
  restarted = 0;
  search(_query: string, onAnswer: (answer: ShownAnswer) => void): Promise<void> {
    this.onAnswer = onAnswer;
    return new Promise((_, reject) => {
      this.fail = reject;
    });
  }
  drop(): void {
    this.dropped++;
  }
  restart(): void {
    this.restarted++;
  }
}

function answerTo(query: string, results: number): ShownAnswer {
  const found = Array.from({ length: results }, (_, at) => ({ address: `/a/#${at}`, top: false, label: [], context: [] }));
  const groups = results === 0 ? [] : [{ path: '/a/', title: 'A', results: found }];
  return { query, groups, meant: '', understood: [], unknown: [], suggestions: [], complete: true };
}

function started(): { client: TestClient; store: SearchStore; asked: string[] } {
  const client = new TestClient();
  const asked: string[] = [];
  return { client, asked, store: new SearchStore({ client, onQuery: (query) => asked.push(query) }) };
}

test('typed text is searched, and the first result is selected', () => {
  const { client, store, asked } = started();
  const seen = vi.fn();
  store.subscribe(seen);
  store.ask('  cron ');
  expect(store.state()).toMatchObject({ query: 'cron ', status: 'busy', answer: undefined });
  client.onAnswer?.(answerTo('cron ', 3));
  expect(store.state()).toMatchObject({ status: 'ready', chosen: 0 });
  expect(asked).toEqual(['cron ']);
  expect(seen).toHaveBeenCalledTimes(2);
});

test('clearing the field cancels the search', () => {
  const { client, store } = started();
  store.ask('cron');
  store.ask('   ');
  expect(store.state()).toMatchObject({ query: '', status: 'idle', chosen: -1 });
  expect(client.dropped).toBe(1);
});

test.each([
  ['ArrowDown', 1],
  ['ArrowUp', 2],
  ['End', 2],
  ['Home', 0],
])('%s moves from the first of three to number %i, and wraps around', (key, to) => {
  const { client, store } = started();
  store.ask('cron');
  client.onAnswer?.(answerTo('cron', 3));
  expect(store.move(key)).toBe(true);
  expect(store.state().chosen).toBe(to);
  store.choose(2);
  store.move('ArrowDown');
  expect(store.state().chosen).toBe(0);
});

test('other keys, and keys without results, are not handled', () => {
  const { client, store } = started();
  expect(store.move('ArrowDown')).toBe(false);
  store.ask('cron');
  client.onAnswer?.(answerTo('cron', 1));
  expect(store.move('a')).toBe(false);
});

test('Enter before the results arrive opens the first new result, not one shown before', () => {
  const { client, store } = started();
  store.ask('cron');
  client.onAnswer?.(answerTo('cron', 2));
  store.ask('crons');
  store.enter(true);
  expect(store.state().opening).toBeUndefined();
  client.onAnswer?.(answerTo('crons', 1));
  expect(store.state()).toMatchObject({ chosen: 0, opening: { apart: true } });
  store.opened();
  expect(store.state().opening).toBeUndefined();
});

test('Enter without results opens nothing, then or later', () => {
  const { client, store } = started();
  store.ask('xyz');
  store.enter(false);
  client.onAnswer?.(answerTo('xyz', 0));
  expect(store.state()).toMatchObject({ chosen: -1 });
  expect(store.state().opening).toBeUndefined();
});

test('context lines that arrive later keep the selection', () => {
  const { client, store } = started();
  store.ask('cron');
  client.onAnswer?.({ ...answerTo('cron', 3), complete: false });
  store.choose(2);
  client.onAnswer?.(answerTo('cron', 3));
  expect(store.state().chosen).toBe(2);
});

test('a failure is shown, and can be retried', async () => {
  const { client, store } = started();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  store.ask('cron');
  client.fail(new Error('gone'));
  await vi.waitFor(() => expect(store.state().status).toBe('failed'));
  store.retry('cron');
  expect(client.restarted).toBe(1);
  expect(store.state().status).toBe('busy');
});

test('a query whose results are shown is not repeated', () => {
  const { client, store, asked } = started();
  store.askAgain('cron');
  client.onAnswer?.(answerTo('cron', 1));
  store.askAgain('cron');
  expect(asked).toEqual(['cron']);
});

const plain = { keyCode: 0, isComposing: false, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };

test.each([
  [{ key: 'Enter' }, { enter: { apart: false } }],
  [{ key: 'Enter', metaKey: true }, { enter: { apart: true } }],
  [{ key: 'Enter', isComposing: true }, undefined],
  [{ key: 'Enter', keyCode: 229 }, undefined],
  [{ key: 'ArrowDown' }, { move: 'ArrowDown' }],
  [{ key: 'ArrowDown', shiftKey: true }, undefined],
])('%j means %j', (key, action) => {
  expect(searchKey({ ...plain, ...key })).toEqual(action);
});
