import type { Random } from './random.ts';
import { capital, rareWord, word } from './words.ts';

type Lines = (random: Random, w: () => string) => string[];

/** A few lines per language that exercise its grammar, repeated with different words. */
const PIECES: Record<string, Lines> = {
  js: (r, w) => [
    `// ${capital(w())} the ${w()} of ${rareWord(r)}`,
    `export async function ${w()}${capital(w())}(${w()}, options = {}) {`,
    `  const ${w()} = await ${w()}.${w()}({ ${w()}: ${r.int(1, 900)}, ${w()}: '${rareWord(r)}' });`,
    `  if (!${w()}.ok) throw new Error(\`${w()} failed: \${${w()}.status}\`);`,
    `  return ${w()}.map((x) => x.${w()} ?? null).filter(Boolean);`,
    '}',
  ],
  python: (r, w) => [
    `def ${w()}_${w()}(${w()}: str, limit: int = ${r.int(1, 99)}) -> dict:`,
    `    """${capital(w())} ${w()} ${rareWord(r)}."""`,
    `    result = {"${w()}": ${r.int(1, 999)}, "${w()}": [${r.int(1, 9)}, ${r.int(1, 9)}]}`,
    `    for item in result.get("${w()}", []):`,
    `        if item % ${r.int(2, 9)} == 0 and not None:`,
    `            print(f"${w()}: {item}")`,
    '    return result',
  ],
  bash: (r, w) => [
    `# ${w()} ${w()} ${rareWord(r)}`,
    `export ${w().toUpperCase()}_${w().toUpperCase()}="${rareWord(r)}"`,
    `curl -sS -X POST "https://api.example.com/v1/${w()}" -H "Authorization: Bearer $TOKEN" | jq '.${w()}'`,
    `for f in *.${w()}; do ${w()} --${w()}=${r.int(1, 99)} "$f"; done`,
  ],
  go: (r, w) => [
    `// ${capital(w())} ${w()} ${rareWord(r)}.`,
    `func ${capital(w())}${capital(w())}(ctx context.Context, ${w()} string) (int, error) {`,
    `\tif ${w()} := len("${rareWord(r)}"); ${w()} > ${r.int(1, 99)} {`,
    `\t\treturn 0, fmt.Errorf("${w()}: %w", err)`,
    '\t}',
    `\treturn ${r.int(1, 999)}, nil`,
    '}',
  ],
};

/** Corpus words that are keywords. Skipped as identifiers, because code in documentation is valid. */
const RESERVED = new Set(['and', 'as', 'default', 'for', 'from', 'if', 'in', 'is', 'new', 'not', 'or', 'then', 'this', 'type', 'with']);

function identifier(random: Random): string {
  const name = word(random);
  return RESERVED.has(name) ? identifier(random) : name;
}

/** A fenced code block of 4 to 30 lines. */
export function codeBlock(random: Random): string {
  const language = random.pick(['js', 'js', 'python', 'bash', 'bash', 'json', 'go']);
  const wanted = random.int(4, 26);
  const w = () => identifier(random);
  const lines: string[] = [];
  const piece = PIECES[language];
  if (piece) {
    while (lines.length < wanted) lines.push(...(lines.length > 0 ? [''] : []), ...piece(random, w));
  } else {
    const entries = Array.from({ length: wanted / 5 + 1 }, (_, n) => [
      `${w()}${n}`,
      { [w()]: random.int(1, 9999), [rareWord(random)]: [w(), w()] },
    ]);
    lines.push(JSON.stringify(Object.fromEntries(entries), null, 2));
  }
  return ['```'.concat(language), ...lines, '```'].join('\n');
}
