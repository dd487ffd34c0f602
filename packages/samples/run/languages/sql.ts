import { defineLanguage, partsWithMarks } from './language.ts';

/** SQL on SQLite, from Node.js if it has SQLite, otherwise from Python. Each query prints a line of column names, then a line for each row. */
export const sql = defineLanguage({
  label: 'SQLite',
  names: ['sql', 'sqlite'],
  probe: [
    'sh',
    '-c',
    `"$0" -p 'require("node:sqlite"); process.versions.sqlite + "\\n" + process.execPath' 2>/dev/null || python3 -c 'import sqlite3, sys; print(sqlite3.sqlite_version); print(sys.executable)'`,
    process.execPath,
  ],
  file: () => 'sample.sql',
  program: (parts) => partsWithMarks(parts, (mark) => `SELECT '${mark}' AS ${MARK};`),
  commands: (file, { path }) => [path === process.execPath ? [path, '--no-warnings', '-e', BY_NODE, file] : [path, '-c', BY_PYTHON, file]],
});

const MARK = 'docs_mark';

const BY_NODE = `
const { DatabaseSync } = require('node:sqlite');
const text = require('node:fs').readFileSync(process.argv[1], 'utf8');
const db = new DatabaseSync(':memory:');
const show = (value) => (value === null ? 'NULL' : String(value));
let line = 1;
for (const part of text.match(/(?:CREATE\\s+(?:TEMP\\w*\\s+)?TRIGGER[\\s\\S]*?\\bEND\\s*;|'[^']*'|"[^"]*"|--[^\\n]*|\\/\\*[\\s\\S]*?\\*\\/|[^;'"])+;?|;/gi) ?? []) {
  const at = line + (/^\\s*/.exec(part)[0].match(/\\n/g)?.length ?? 0);
  line += part.match(/\\n/g)?.length ?? 0;
  if (part.replace(/--[^\\n]*|\\/\\*[\\s\\S]*?\\*\\//g, '').replace(/;/g, '').trim() === '') continue;
  try {
    const rows = db.prepare(part).all();
    const names = Object.keys(rows[0] ?? {});
    if (names[0] === '${MARK}') process.stdout.write(rows[0].${MARK});
    else if (rows.length > 0) console.log([names, ...rows.map(Object.values)].map((row) => row.map(show).join('|')).join('\\n'));
  } catch (error) {
    console.error('sample.sql:' + at + ': ' + error.message);
    process.exit(1);
  }
}
`;

const BY_PYTHON = `
import sqlite3, sys
db = sqlite3.connect(":memory:", isolation_level=None)
show = lambda value: "NULL" if value is None else str(value)
statement, line = "", 1
with open(sys.argv[1], encoding="utf-8") as file:
    pieces = [piece for line in file for piece in line.replace(";", ";\\0").split("\\0")]
for piece in pieces + [";"]:
    statement += piece
    if not sqlite3.complete_statement(statement):
        continue
    at = line + len(statement[: len(statement) - len(statement.lstrip())].splitlines())
    line += statement.count("\\n")
    try:
        cursor = db.execute(statement)
    except sqlite3.Error as error:
        print(f"sample.sql:{at}: {error}", file=sys.stderr)
        sys.exit(1)
    statement = ""
    rows = cursor.fetchall() if cursor.description else []
    names = [column[0] for column in cursor.description or []]
    if names == ["${MARK}"]:
        sys.stdout.write(rows[0][0])
        sys.stdout.flush()
    elif rows:
        for row in [names, *rows]:
            print("|".join(map(show, row)))
`;
