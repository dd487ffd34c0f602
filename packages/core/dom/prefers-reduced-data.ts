/** Whether the reader saves data or has a very slow connection, in which case nothing is prefetched. Works in a page and in a worker. https://wicg.github.io/netinfo/ */
export function prefersReducedData(): boolean {
  const connection: { saveData?: boolean; effectiveType?: string } | undefined = Reflect.get(navigator, 'connection');
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
