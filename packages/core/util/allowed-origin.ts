/** Whether an address is on one of the hosts that a policy lists: `https://a.b`, or `https://*.b` for all below `b`. */
export function isAllowed(address: string, origins: readonly string[]): boolean {
  const full = address.startsWith('//') ? `https:${address}` : address;
  if (!URL.canParse(full)) return false;
  const { origin, protocol, host } = new URL(full);
  return origins.some((allowed) => {
    const [, below] = /^https:\/\/\*(\..+)$/.exec(allowed) ?? [];
    return below === undefined ? origin === allowed : protocol === 'https:' && host.endsWith(below);
  });
}
