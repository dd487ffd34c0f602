/**
 * The code that runs and the code that readers see. Lines that begin with `hidelines` run and are not shown;
 * the text doubled stands for itself (`##` in Rust). The lines that run stay where they are.
 */
export function splitHiddenLines(code: string, hidelines: string): { run: string; shown: string } {
  if (hidelines === '' || !code.includes(hidelines)) return { run: code, shown: code };
  const run: string[] = [];
  const shown: string[] = [];
  for (const line of code.split('\n')) {
    const indentation = /^[ \t]*/.exec(line)?.[0] ?? '';
    const rest = line.slice(indentation.length);
    const after = rest.slice(hidelines.length);
    if (rest.startsWith(hidelines + hidelines)) {
      run.push(indentation + after);
      shown.push(indentation + after);
    } else if (rest.startsWith(hidelines) && (!isRustMark(hidelines) || after === '' || after.startsWith(' '))) {
      run.push(indentation + (isRustMark(hidelines) ? after.slice(1) : after));
    } else {
      run.push(line);
      shown.push(line);
    }
  }
  return { run: run.join('\n'), shown: shown.join('\n') };
}

/** `#` hides a line only before a space: `#[derive(…)]` is code. */
function isRustMark(hidelines: string): boolean {
  return hidelines === '#';
}
