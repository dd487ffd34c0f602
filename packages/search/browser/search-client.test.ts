import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Question, Reply, ShownAnswer } from './messages.ts';
import { SearchClient } from './search-client.ts';

vi.mock('./open-worker.ts', () => ({ openWorker: () => new TestWorker() }));

const TIMEOUT = 5000;

/** Records questions; tests send the replies. */
class TestWorker extends EventTarget implements Worker {
  readonly onmessage = null;
  readonly onmessageerror = null;
  readonly onerror = null;
  readonly asked: Question[] = [];

  postMessage(question: Question): void {
    this.asked.push(question);
  }

  terminate(): void {}

  reply(reply: Reply): void {
    this.dispatchEvent(new MessageEvent('message', { data: reply }));
  }
}

let worker: TestWorker;
let client: SearchClient;
beforeEach(() => {
  vi.useFakeTimers();
  worker = new TestWorker();
  client = new SearchClient('/assets/', worker, TIMEOUT);
});
afterEach(() => vi.useRealTimers());

const answer = (query: string, complete = true): ShownAnswer => ({
  query,
  groups: [],
  meant: query,
  understood: [],
  unknown: [],
  suggestions: [],
  complete,
});

test.for<[what: string, act: () => void, timers: number]>([
  ['is pending', () => {}, 1],
  ['is answered', () => worker.reply({ kind: 'answer', id: 1, answer: answer('cron') }), 0],
  ['has partial results', () => worker.reply({ kind: 'answer', id: 1, answer: answer('cron', false) }), 0],
  ['is dropped', () => client.drop(), 0],
  ['fails', () => worker.reply({ kind: 'failed', id: 1 }), 0],
  ['has lost its worker', () => worker.dispatchEvent(new Event('error')), 0],
  ['is replaced by another one', () => void client.search('crons', () => {}).catch(() => {}), 1],
])('a query that %s leaves no timer behind', ([, act, timers]) => {
  client.search('cron', () => {}).catch(() => {}); // the outcome doesn't matter here
  act();
  expect(vi.getTimerCount()).toBe(timers);
});

test('titles that never arrive time out', async () => {
  const titles = client.titles(['/a/']);
  vi.advanceTimersByTime(TIMEOUT);
  await expect(titles).rejects.toThrow('No answer came in time.');
  expect(vi.getTimerCount()).toBe(0);
});

test('a query without a response times out, and a late response is ignored', async () => {
  const heard = vi.fn();
  const asked = client.search('cron', heard);
  const told = expect(asked).rejects.toThrow('No answer came in time.');
  vi.advanceTimersByTime(TIMEOUT);
  await told;
  worker.reply({ kind: 'answer', id: 1, answer: answer('cron') });
  expect(heard).not.toHaveBeenCalled();
});

test('responses after a failure are ignored', async () => {
  const heard = vi.fn();
  const asked = client.search('cron', heard);
  const told = expect(asked).rejects.toThrow('The index could not be read.');
  worker.reply({ kind: 'failed', id: 1 });
  await told;
  worker.reply({ kind: 'answer', id: 1, answer: answer('cron') });
  expect(heard).not.toHaveBeenCalled();
});

test('partial results are followed by complete ones, and cached results are returned immediately', async () => {
  const heard = vi.fn();
  const asked = client.search('cron', heard);
  worker.reply({ kind: 'answer', id: 1, answer: answer('cron', false) });
  worker.reply({ kind: 'answer', id: 1, answer: answer('cron') });
  await asked;
  await client.search('cron', heard);
  expect(heard.mock.calls).toEqual([[answer('cron', false)], [answer('cron')], [answer('cron')]]);
  expect(worker.asked.at(-1)).toEqual({ kind: 'search', id: 2, query: 'cron', known: true });
  expect(vi.getTimerCount()).toBe(0);
});

test('titles are returned, or their error', async () => {
  const pages = [{ path: '/a/', title: 'A' }];
  const given = client.titles(['/a/']);
  worker.reply({ kind: 'titles', id: 1, pages });
  expect(await given).toEqual(pages);
  const failed = expect(client.titles(['/b/'])).rejects.toThrow('The index could not be read.');
  worker.reply({ kind: 'failed', id: 2 });
  await failed;
});
