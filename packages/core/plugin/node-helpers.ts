/** Helpers for Node that built-in plugins share with the core. Sites can't import them. */
export { branchOf } from '../model/redirects/resolve-redirects.ts';
export { hostingFolder, REDIRECTS } from '../output/hosting-folder.ts';
export { keepChecksummed, readChecksummed } from '../util/checksummed-file.ts';
export { digest } from '../util/digest.ts';
export { displayPath, readText, statIfExists } from '../util/files.ts';
