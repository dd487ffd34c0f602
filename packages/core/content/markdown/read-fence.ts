/** Numbers of lines, from 1. */
type Lines = Record<'marked' | 'inserted' | 'deleted', number[]>;

/** A code block, with the settings from its fence. */
export interface Fence {
  language: string;
  code: string;
  title: string;
  lines: Readonly<Lines>;
  /** ` ```js partial `: an excerpt of something longer. */
  partial: boolean;
  /** ` ```js output `: the next block shows what it prints. */
  output: boolean;
  /** ` ```js unchecked="reason" `; empty without a reason, `undefined` if the fence does not have it. */
  unchecked: string | undefined;
  /** ` ```js untyped="reason" `: valid syntax that does not match the declarations. */
  untyped: string | undefined;
}

/** `rust,ignore`, `js{1,3}`, `js:line-numbers`, `{ .yaml`: the language ends at the first character that cannot be in a name. */
const LANGUAGE = /^(?:\{?\s*\.?(?![\w-]+=["']|\d)([^\s,{}:[=]*))?(.*)$/s;
const TITLES = [/(?:^|[\s,{])(?:title|filename|file|name|caption)=(?:"([^"]*)"|'([^']*)'|([^\s"'{}]+))/, /(?:^|\s)\[([^\]]+)\]/];
const LINES = /\{\s*(\d[\d,\s-]*)\}/;
/** `hl_lines="1 3-4"` and `hl_lines=[1,"3-4"]`: MkDocs, Hugo. */
const HIGHLIGHTED = /hl_lines=["'[]?([\d\s,"'-]+)/;
/** A name with a value, which may contain any character. */
const VALUE = /[\w-]+=(?:\{[^}]*\}|"[^"]*"|'[^']*')/g;

/** `// [!code ++]`: VitePress. */
const CODE_MARK =
  /[ \t]*(?:\/\/|#|--|;|%|<!--|\/\*|\{\/\*)[ \t]*\[!code[ \t]+(\+\+|--|highlight|focus|hl|warning|error|word)(?::(\d+)|:[^\]\n]*)?\][ \t]*(?:-->|\*\/\}?)?[ \t]*$/;
/** `// highlight-next-line`: Docusaurus. */
const LINE_MARK =
  /^[ \t]*(?:\/\/|#|--|;|<!--|\/\*|\{\/\*)[ \t]*(highlight|error|success)-(next-line|start|end)[ \t]*(?:-->|\*\/\}?)?[ \t]*$/;
const KINDS: Readonly<Record<string, keyof Lines>> = { '++': 'inserted', '--': 'deleted', success: 'inserted' };

/** Parses the info string of a fence in the syntax of any supported tool. */
export function readFence(lang: string, meta: string, written: string): Fence {
  const [, language = '', rest = ''] = LANGUAGE.exec(`${lang} ${meta}`) ?? [];
  const { code, lines } = readComments(hideRustLines(language, written));
  const words = rest.trim();
  if (words === '') return { ...plainFence(language, code), lines };
  const title = TITLES.map((pattern) => pattern.exec(words)).find((found) => found !== null) ?? [];
  const bare = ` ${words.replace(VALUE, ' ')} `;
  lines.marked.push(...numbersIn(LINES.exec(bare)?.[1] ?? HIGHLIGHTED.exec(words)?.[1]));
  lines.inserted.push(...numbersIn(/\bins=\{([\d,\s-]+)\}/.exec(words)?.[1]));
  lines.deleted.push(...numbersIn(/\bdel=\{([\d,\s-]+)\}/.exec(words)?.[1]));
  const reason = (name: string) =>
    new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(words)?.[1]?.trim() ?? (bare.includes(` ${name} `) ? '' : undefined);
  return {
    language,
    code,
    title: title[1] ?? title[2] ?? title[3] ?? '',
    lines,
    partial: bare.includes(' partial '),
    output: bare.includes(' output '),
    unchecked: reason('unchecked'),
    untyped: reason('untyped'),
  };
}

/** Creates a code block that has only a language. */
export function plainFence(language: string, code: string): Fence {
  const lines = { marked: [], inserted: [], deleted: [] };
  return { language, code, title: '', lines, partial: false, output: false, unchecked: undefined, untyped: undefined };
}

/** `2,4-6` → 2, 4, 5, 6. */
function numbersIn(text = ''): number[] {
  return [...text.matchAll(/(\d+)(?:\s*-\s*(\d+))?/g)].flatMap(([, from, to = from]) =>
    Array.from({ length: Math.min(Number(to) - Number(from), 10_000) + 1 }, (_, at) => Number(from) + at),
  );
}

/** Removes lines of Rust that begin with `# `, which only the compiler needs. */
function hideRustLines(language: string, code: string): string {
  if (language !== 'rust' || !/^[ \t]*#(?: |$)/m.test(code)) return code;
  return code
    .split('\n')
    .filter((line) => !/^[ \t]*#(?: |$)/.test(line))
    .join('\n')
    .replace(/^([ \t]*)##/gm, '$1#');
}

/** Removes comments that style lines, and collects the numbers of the lines they apply to. */
function readComments(code: string): { code: string; lines: Lines } {
  const lines: Lines = { marked: [], inserted: [], deleted: [] };
  if (!/\[!code |-(?<=(?:highlight|error|success)-)(?:next-line|start)/.test(code)) return { code, lines };
  const kept: string[] = [];
  let open = '';
  let next = '';
  for (const line of code.split('\n')) {
    const [, kind = '', place = ''] = LINE_MARK.exec(line) ?? [];
    if (kind !== '') {
      if (place === 'next-line') next = kind;
      else open = place === 'start' ? kind : '';
      continue;
    }
    const mark = CODE_MARK.exec(line);
    if (mark?.[1] === 'word' && line.slice(0, mark.index).trim() === '') continue;
    const number = kept.push(mark ? line.slice(0, mark.index) : line);
    const word = mark?.[1] ?? (next || open);
    next = '';
    const count = word === 'word' ? 0 : Math.min(Number(mark?.[2] ?? 1), 100);
    for (let at = 0; word !== '' && at < count; at++) lines[KINDS[word] ?? 'marked'].push(number + at);
  }
  return { code: kept.join('\n'), lines };
}
