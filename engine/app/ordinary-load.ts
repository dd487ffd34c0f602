const KEY = 'docs:ordinary';

/**
 * Leaves the address to the browser. For the reason `deployed` at most once for each address in a
 * while, so that a broken deploy never becomes a circle; false where that was used up.
 */
export function openOrdinarily(url: URL, reason: 'unknown' | 'deployed'): boolean {
  if (reason === 'deployed') {
    const now = Date.now();
    const [last, at] = (sessionStorage.getItem(KEY) ?? '').split(' ');
    if (last === url.href && now - Number(at) < 60_000) return false;
    sessionStorage.setItem(KEY, `${url.href} ${now}`);
  }
  if (url.pathname === location.pathname && url.search === location.search) location.reload();
  else location.replace(url);
  return true;
}
