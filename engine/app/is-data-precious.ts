/** Whether the reader pays for every byte, or waits long for it: nothing is fetched ahead then. In a page or a worker. https://wicg.github.io/netinfo/ */
export function isDataPrecious(): boolean {
  const connection: { saveData?: boolean; effectiveType?: string } | undefined = Reflect.get(navigator, 'connection');
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
