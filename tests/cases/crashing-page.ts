/** Text that crashes the native compiler (satteri 0.10.5), found by `npm run test:fuzz`. */
export const CRASHING = '}<Steps>\n-\n:::i[]\n\n- </Steps>t';
