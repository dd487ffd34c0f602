import { expect, test } from 'vitest';
import { siteSamples } from './site-samples.ts';

const steps = (await siteSamples()).filter(({ page, title }) => page.startsWith('/v1/') && /^(?:Step|Action)\b/.test(title));
const AsyncFunction: new (...texts: string[]) => unknown = Object.getPrototypeOf(async () => {}).constructor;

/** The function that v1 builds from a step: the reader writes only its body, which may return. */
function stepFunction(code: string): unknown {
  return new AsyncFunction('require', 'event', 'steps', 'params', 'auths', '$end', '$respond', '$send', '$checkpoint', code);
}

test('every v1 step is a function body', () => {
  expect(steps.length).toBeGreaterThan(45);
  for (const { file, line, code } of steps) {
    expect(() => stepFunction(code), `${file}:${line}`).not.toThrow();
    expect(code, `${file}:${line}`).not.toMatch(/^async \(/);
  }
});
