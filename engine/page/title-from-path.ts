/** The title of a page that does not set one: `/code/working-with_files/` → `Working with files`. */
export function titleFromPath(address: string): string {
  const name =
    address
      .replace(/\.html$/, '')
      .split('/')
      .filter(Boolean)
      .at(-1) ?? 'Home';
  const words = name.replace(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
