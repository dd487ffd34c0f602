/** Whether the frame around pages uses an id, or an interactive component does. */
export function isReservedId(id: string): boolean {
  return /^(?:docs[A-Z]|I\d+$|nearest$)/.test(id);
}
