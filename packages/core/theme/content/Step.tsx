/** One of the `<Steps>`, with a title: `Steps` reads that and takes its content. */
export function Step(_: { title?: string }) {
  return null;
}
