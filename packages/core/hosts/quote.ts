/** A text in the settings of nginx, Caddy or Apache. */
export function quote(text: string): string {
  return `"${text.replace(/"/g, '\\"')}"`;
}
