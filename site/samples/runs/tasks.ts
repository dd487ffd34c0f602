import { http, type Run, type SampleName, token } from './run.ts';

const order = { sku: 'TEA-250', quantity: 2 };

/** The common tasks that every language has, where it can do them. */
export const tasks: Run[] = [
  ...(['javascript', 'python', 'bash'] as const).flatMap((language): Run[] => {
    const sample = (title: string): SampleName => ({ page: '/code/', language, title });
    return [
      { sample: sample('Step hello'), steps: http({ name: 'Ada' }), expect: { exports: { greeting: 'Hello, Ada' } } },
      { sample: sample('Step shout'), steps: { hello: { greeting: 'Hello, Ada' } }, expect: { exports: { loud: 'HELLO, ADA' } } },
      { sample: sample('Step get_repo'), expect: { exports: { stars: 61234 } }, requests: ['GET api.github.com/repos/nodejs/node'] },
      {
        sample: sample('Step send_order'),
        expect: language === 'bash' ? { exports: { order } } : { returned: order },
        requests: ['POST postman-echo.com/post'],
      },
      { sample: sample('Step who_am_i'), env: token, expect: { exports: { login: 'ada' } } },
      { sample: sample('Step read_notes'), files: { 'notes.txt': 'one\ntwo\n' }, expect: { exports: { text: 'one\ntwo\n' } } },
    ];
  }),
  { sample: { page: '/code/', language: 'javascript', title: 'Step check_email' }, steps: http({}), expect: { exit: 'No email address' } },
  { sample: { page: '/code/', language: 'python', title: 'Step check_email' }, steps: http({}), expect: { exit: 'No email address' } },
];
