/** Shrinks a text to one for which `isWrong` still holds, but no longer if any piece is removed. */
export async function smallestText(text: string, isWrong: (text: string) => Promise<boolean>): Promise<string> {
  let smallest = text;
  for (let size = Math.ceil(text.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < smallest.length; ) {
      const without = smallest.slice(0, at) + smallest.slice(at + size);
      if (await isWrong(without)) smallest = without;
      else at += size;
    }
  }
  return smallest;
}
