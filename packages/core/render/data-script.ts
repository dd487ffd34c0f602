import type { PageView } from '../shared/page-view.ts';

const BEFORE = 'export default ';
const AFTER = ';\n';

/** The script of a page or of the HTML of a sidebar; `app/loading/load-data.ts` reads it. */
export function dataScript(data: PageView | string): string {
  return BEFORE + JSON.stringify(data) + AFTER;
}

/** The JSON in such a script. */
export function jsonInScript(script: string): string {
  return script.slice(BEFORE.length, -AFTER.length);
}
