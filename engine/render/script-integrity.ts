import type { AppBundle } from '../bundle/app-bundle.ts';
import { integrityOf } from '../util/integrity.ts';

const known = new WeakMap<AppBundle, Map<string, string>>();

/** What the `integrity` attribute of a script of the app says: a browser runs no other content. */
export function scriptIntegrity(app: AppBundle, file: string): string {
  const ofApp = known.get(app) ?? new Map<string, string>();
  known.set(app, ofApp);
  const content = app.files.get(file);
  if (!content) throw new Error(`The app has no script ${file}.`);
  const integrity = ofApp.get(file) ?? integrityOf(content);
  ofApp.set(file, integrity);
  return integrity;
}
