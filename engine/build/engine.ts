/** Where the running engine is, and the hash of its own code: part of the key of everything cached. */
export interface Engine {
  /** Folder of the engine's sources. */
  folder: string;
  hash: string;
  cacheFolder: string;
}
