const LINK = /<a (?![^>]*\bclass=)([^>]*\bhref="(https?:\/\/([^"]+?))\/?"[^>]*>(?:<code>)?(?:\2|\3)\/?(?:<\/code>)?<\/a>)/g;

/** Marks links whose text is their address: on paper it stands there once. */
export function markAddresses(html: string): string {
  return html.replace(LINK, '<a class="address" $1');
}
