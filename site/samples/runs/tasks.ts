import { http, type Run } from './run.ts';

const CODE = '/code/';
const hello = { steps: http({ name: 'Ada' }), expect: { exports: { greeting: 'Hello, Ada' } } };

/** The sample of the page that compares the languages. Go is not run here. */
export const tasks: Run[] = (['javascript', 'python', 'bash'] as const).map((language) => ({
  sample: { page: CODE, language, title: 'Step hello' },
  ...hello,
}));
