import { http, type Run } from './run.ts';

const CODE = '/code/';
const hello = { steps: http({ name: 'Ada' }), expect: { exports: { greeting: 'Hello, Ada' } } };

/** The sample on the page that compares the languages. Go isn't run here. */
export const tasks: Run[] = (['javascript', 'python', 'bash'] as const).map((language) => ({
  sample: { page: CODE, language, title: 'Step hello' },
  ...hello,
}));
