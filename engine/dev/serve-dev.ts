export async function serveDev(_: object): Promise<number> {
  return 1;
}
