/** Whether an address is one of the web, of mail or of a telephone, or leads to a place of the site. Entities in it are not decoded. */
export function isSafeAddress(written: string): boolean {
  return /^(?:(?:https?|mailto|tel):|[^:&]*(?:[/?#]|$))/i.test(written.trim());
}
