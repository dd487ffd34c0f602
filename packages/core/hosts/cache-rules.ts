/** For files whose name has the hash of their content: they never change. */
export const FOREVER = 'public, max-age=31536000, immutable';
/** For everything else: cached, but revalidated before each use. */
export const REVALIDATE = 'no-cache';

/** Addresses that only attackers request: an encoded slash, backslash or null byte. */
export const REFUSED_PATTERN = '^[^?]*%(2f|5c|00)';
