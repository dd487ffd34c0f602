/** For the header `Allow`. */
export const READ_METHODS = 'GET, HEAD';

/** A site is only read: any other method gets 405. */
export function isRead(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD';
}
