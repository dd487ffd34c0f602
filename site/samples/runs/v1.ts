import type { Run } from './run.ts';

/** A v1 step, which gets its trigger's event. */
const step = (page: string, title: string, event: unknown, run: Omit<Run, 'sample'>): Run => ({
  ...run,
  sample: { page: `/v1/workflows/steps/${page}`, language: 'javascript', title },
  steps: { trigger: { event } },
});

const secret = (sent: string | undefined, exit: string | undefined) =>
  step('triggers/', 'Step check_secret', { headers: { 'x-my-secret': sent } }, { env: { WEBHOOK_SECRET: 'right' }, expect: { exit } });

/** v1 steps, which are function bodies. */
export const v1Steps: Run[] = [
  step('code/', 'Step nodejs', { body: { name: 'Ada' } }, { expect: { returned: 'Hello ADA', exports: { name: 'ADA' } } }),
  step('code/state/', 'Step count_runs', {}, { expect: { returned: 1 } }),
  secret(undefined, 'Wrong secret'),
  secret('wrong', 'Wrong secret'),
  secret('right', undefined),
  step('params/', 'Step greet', {}, { props: { params: { name: 'Ada', language: 'fr' } }, expect: { returned: 'Bonjour Ada' } }),
];
