/** Where the files for servers are written: beside the published folder, which holds only what is served. */
export function hostingFolder(published: string): string {
  return `${published}.hosting`;
}

/** In the folder that a build writes beside the site: what each kind of address is served with, as JSON. */
export const HEADERS = '/headers.json';

/** Beside it: where old addresses lead, as JSON, for programs that read a built folder. */
export const REDIRECTS = '/redirects.json';
