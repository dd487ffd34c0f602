/** The complete response to a request for a missing file. */
export const NOT_FOUND_TEXT = 'Not found\n';
