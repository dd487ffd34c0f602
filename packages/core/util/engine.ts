/** Where the running engine is, and the hash of its own code: part of the key of everything cached. */
export interface Engine {
  /** Folder of the code that sites import and that runs in browsers: sources in a checkout, JavaScript in an installed package. */
  folder: string;
  /** Folder of the modules that run now: `worker.js` and `bundle-process.js` are started from it. */
  code: string;
  hash: string;
  cacheFolder: string;
}

/** The parts needed for bundling site code. */
export type EnginePlace = Pick<Engine, 'folder' | 'cacheFolder'>;
