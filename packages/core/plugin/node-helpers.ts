/** What the plugins of this package share with the core, and only Node can run. Sites have no access to it. */
export { branchOf } from '../model/redirects/resolve-redirects.ts';
export { hostingFolder, REDIRECTS } from '../output/hosting-folder.ts';
export { keepChecksummed, readChecksummed } from '../util/checksummed-file.ts';
export { digest } from '../util/digest.ts';
export { displayPath, readText, statIfExists } from '../util/files.ts';
