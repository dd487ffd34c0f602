const LOCAL = /^(?:[\w-]+\.)*localhost(?::\d+)?$|^[\d.]+(?::\d+)?$|^\[[\da-f:.]+\](?::\d+)?$/i;

/** The answer to a request for another name, with status 403. */
export const WRONG_HOST =
  'This name may belong to another site, whose pages could then read yours. Open the address that the command printed, or use localhost or an IP address.\n';

/** Whether a request asks for a name of this machine. A page of another site whose name leads here could read what it serves (DNS rebinding). */
export function isLocalHost(host: string | undefined): boolean {
  return LOCAL.test(host ?? 'localhost');
}
