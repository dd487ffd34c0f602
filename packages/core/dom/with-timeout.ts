/** The same promise, but rejected if it is not settled after `seconds`: a stalled connection can be silent for minutes. */
export function withTimeout<Value>(promise: Promise<Value>, seconds: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`Nothing came in ${seconds} s.`)), seconds * 1000);
    promise.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
