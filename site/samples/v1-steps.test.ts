import { createRequire } from 'node:module';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { siteSamples } from './site-samples.ts';

const steps = (await siteSamples()).filter(({ page, title }) => page.startsWith('/v1/') && /^(?:Step|Action)\b/.test(title));
const AsyncFunction: new (...texts: string[]) => (...values: unknown[]) => Promise<unknown> = Object.getPrototypeOf(
  async () => {},
).constructor;

/** The function that v1 makes of a step: the reader writes its body only, which may return. */
function stepFunction(code: string): (...values: unknown[]) => Promise<unknown> {
  const step = new AsyncFunction('require', 'event', 'steps', 'params', 'auths', '$end', '$respond', '$send', '$checkpoint', code);
  return function (this: unknown, ...values) {
    return step.call(this, createRequire(import.meta.url), ...values);
  };
}

function stepOf(page: string, title: string): string {
  const found = steps.find((sample) => sample.page === page && sample.title === title);
  if (!found) throw new Error(`${page} has no sample “${title}”.`);
  return found.code;
}

test('every step of v1 is the body of a function', () => {
  expect(steps.length).toBeGreaterThan(45);
  for (const { file, line, code } of steps) {
    expect(() => stepFunction(code), `${file}:${line}`).not.toThrow();
    expect(code, `${file}:${line}`).not.toMatch(/^async \(/);
  }
});

describe('steps of v1 do what their pages say', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });

  test('the first step of the start page exports and returns', async () => {
    vi.spyOn(console, 'log').mockReturnValue();
    const self: Record<string, unknown> = {};
    const result = stepFunction(stepOf('/v1/workflows/steps/code/', 'Step nodejs')).call(self, { body: { name: 'Ada' } });
    expect(await result).toBe('Hello ADA');
    expect(self).toEqual({ name: 'ADA' });
  });

  test('a step of state counts from its first run', async () => {
    expect(await stepFunction(stepOf('/v1/workflows/steps/code/state/', 'Step count_runs'))()).toBe(1);
  });

  test('a step without the right secret ends', async () => {
    vi.stubEnv('WEBHOOK_SECRET', 'right');
    const ended: string[] = [];
    const step = stepFunction(stepOf('/v1/workflows/steps/triggers/', 'Step check_secret'));
    const end = (reason: string) => void ended.push(reason);
    for (const secret of [undefined, 'wrong', 'right']) await step({ headers: { 'x-my-secret': secret } }, {}, {}, {}, end);
    expect(ended).toEqual(['Wrong secret', 'Wrong secret']);
  });

  test('params of a step choose its language', async () => {
    const step = stepFunction(stepOf('/v1/workflows/steps/params/', 'Step greet'));
    expect(await step({}, {}, { name: 'Ada', language: 'fr' })).toBe('Bonjour Ada');
  });
});
