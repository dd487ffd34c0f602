/** The address in a function such as `() => import('./x.js')`. */
const ADDRESS = /import\(\s*["'`]([^"'`]+)/;

/**
 * What a script exports that is loaded when it is wanted, within a number of seconds. A script that arrives empty, or cut where it
 * can still be run, lacks the export: that counts as a failed load. Browsers and their caches remember a script, so each further
 * attempt uses another address.
 */
export function lazyExport<Module, Export>(
  load: () => Promise<Module>,
  pick: (module: Module) => Export | undefined,
): (seconds?: number) => Promise<Export> {
  let failures = 0;
  return async (seconds) => {
    const address = ADDRESS.exec(String(load))?.[1];
    try {
      const loading: Promise<Module> =
        failures > 0 && address !== undefined ? import(new URL(`${address}?again=${failures}`, import.meta.url).href) : load();
      const found = pick(await (seconds === undefined ? loading : withTimeout(loading, seconds)));
      if (found === undefined) throw new Error(`${address} has arrived incomplete.`);
      return found;
    } catch (error) {
      failures++;
      throw error;
    }
  };
}

/** The same promise, but rejected if it is not settled after `seconds`: a stalled connection can be silent for minutes. */
export function withTimeout<Value>(promise: Promise<Value>, seconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`Nothing came in ${seconds} s.`)), seconds * 1000);
    promise.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
