/** A part of a page at which the native compiler ends the process (satteri 0.10.5): `npm run test:fuzz` found it. */
export const CRASHING = '}<Steps>\n-\n:::i[]\n\n- </Steps>t';
