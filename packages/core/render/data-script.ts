import type { PageView } from '../shared/page-view.ts';

const BEFORE = 'export default ';
const AFTER = ';\n';

/** Writes the script with the data of a page or sidebar, which `app/loading/load-data.ts` reads. */
export function dataScript(data: PageView | string): string {
  return BEFORE + JSON.stringify(data) + AFTER;
}

/** The JSON in such a script. */
export function jsonInScript(script: string): string {
  return script.slice(BEFORE.length, -AFTER.length);
}
