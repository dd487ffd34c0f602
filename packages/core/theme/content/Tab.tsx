/** One of the `<Tabs>`. It is never shown by itself: `Tabs` reads its label and takes its content. */
export function Tab(_: { label: string }) {
  return null;
}
