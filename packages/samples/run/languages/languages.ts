import { bash } from './bash.ts';
import { go } from './go.ts';
import { http } from './http.ts';
import type { Language } from './language.ts';
import { node } from './node.ts';
import { python } from './python.ts';
import { ruby } from './ruby.ts';
import { rust } from './rust.ts';
import { sql } from './sql.ts';
import { typescript } from './typescript.ts';

const LANGUAGES: readonly Language[] = [node, typescript, python, go, bash, http, sql, ruby, rust];

/** Languages by the names that authors write after a fence. A site's own languages take precedence. */
export function languagesByName(more: readonly Language[] = []): ReadonlyMap<string, Language> {
  return new Map([...LANGUAGES, ...more].flatMap((language) => language.names.map((name): [string, Language] => [name, language])));
}
