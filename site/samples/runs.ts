export const runs: { sample: { page: string } }[] = [];
