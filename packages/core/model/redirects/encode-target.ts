import { isExternal } from '../../shared/address.ts';

/** What stands for something else in the rules of a host: variables, placeholders, escapes. */
const SPECIAL = /[$\\^`{|}]/g;

/**
 * A target as it may stand in a header: servers send it as it is written, and some refuse what is not
 * ASCII. What is encoded already stays as it is.
 */
export function encodeTarget(target: string): string {
  const rooted = !isExternal(target);
  const address = rooted ? `http://host${target}` : target;
  if (!URL.canParse(address)) return target;
  const { href, origin } = new URL(address);
  return (rooted ? href.slice(origin.length) : href).replace(SPECIAL, encodeURIComponent);
}
