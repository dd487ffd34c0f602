/**
 * The address of a link between double brackets, whose page is looked up by its name: `[[A page#Part]]`. All other links go where
 * they say. It stands in HTML with percent signs until the page is known.
 */
const WIKI = /^(?:\[\[|%5B%5B)(.*?)(?:\]\]|%5D%5D)(#.*)?$/is;

export function wikiAddress(name: string): string {
  const hash = name.indexOf('#');
  return hash < 0 ? `%5B%5B${name}%5D%5D` : `%5B%5B${name.slice(0, hash)}%5D%5D${name.slice(hash)}`;
}

/** What is named between the brackets, with its fragment; undefined for any other address. */
export function wikiName(address: string): string | undefined {
  const [whole, name = '', fragment = ''] = WIKI.exec(address) ?? [];
  return whole === undefined ? undefined : name + fragment;
}
