const KEY = 'docs:ordinary';

/**
 * Lets the browser load an address. For the reason `deployed`, this happens at most once per address within a certain time, so that a
 * broken deployment causes no reload loop; returns false after that.
 */
export function loadOrdinarily(url: URL, reason: 'unknown' | 'deployed'): boolean {
  if (reason === 'deployed') {
    const now = Date.now();
    try {
      const [last, at] = (sessionStorage.getItem(KEY) ?? '').split(' ');
      if (last === url.href && now - Number(at) < 60_000) return false;
      sessionStorage.setItem(KEY, `${url.href} ${now}`);
    } catch {
      return false; // without storage, nothing would end a loop
    }
  }
  if (url.pathname === location.pathname && url.search === location.search) location.reload();
  else location.replace(url);
  return true;
}
