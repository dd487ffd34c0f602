export interface Fence {
  language: string;
  /** What stands after the language, in our own words: see `parseFenceMeta`. */
  meta: string;
  code: string;
}

/** `rust,ignore`, `js{1,3}`, `js:line-numbers`, `{ .yaml`: the language ends at the first sign that no name has. */
const LANGUAGE = /^(?:\{?\s*\.?(?![\w-]+=["']|\d)([^\s,{}:[=]*))?(.*)$/s;
const TITLES = [/(?:^|[\s,{])(?:title|filename|file|name|caption)=(?:"([^"]*)"|'([^']*)'|([^\s"'{}]+))/, /(?:^|\s)\[([^\]]+)\]/];
const LINES = /\{\s*(\d[\d,\s-]*)\}/;
/** `hl_lines="1 3-4"` and `hl_lines=[1,"3-4"]`: MkDocs, Hugo. */
const HIGHLIGHTED = /hl_lines=["'[]?([\d\s,"'-]+)/;
/** Words of ours, and their values, that stay as they are. */
const OWN = /(?:^|\s)(?:partial(?=\s|$)|(?:unchecked|untyped)(?:="[^"]*")?(?=\s|$)|(?:ins|del)=\{[^}]*\})/g;

/** `// [!code ++]`: VitePress. */
const CODE_MARK =
  /[ \t]*(?:\/\/|#|--|;|%|<!--|\/\*|\{\/\*)[ \t]*\[!code[ \t]+(\+\+|--|highlight|focus|hl|warning|error|word)(?::(\d+)|:[^\]\n]*)?\][ \t]*(?:-->|\*\/\}?)?[ \t]*$/;
/** `// highlight-next-line`: Docusaurus. */
const LINE_MARK =
  /^[ \t]*(?:\/\/|#|--|;|<!--|\/\*|\{\/\*)[ \t]*(highlight|error|success)-(next-line|start|end)[ \t]*(?:-->|\*\/\}?)?[ \t]*$/;
const KINDS: Readonly<Record<string, 'mark' | 'ins' | 'del'>> = { '++': 'ins', '--': 'del', success: 'ins' };

/** What a fence says, in whatever words of the tools that share this way to write code → in ours. */
export function readFence(lang: string, meta: string, code: string): Fence {
  const [, language = '', rest = ''] = LANGUAGE.exec(`${lang} ${meta}`) ?? [];
  const written = rest.trim();
  const read = readComments(hideRustLines(language, code));
  if (written === '' && read.code === code) return { language, meta: '', code };
  const title = TITLES.map((pattern) => pattern.exec(written)).find((found) => found !== null);
  const own = written.match(OWN)?.map((word) => word.trim()) ?? [];
  const marked = (
    LINES.exec(written.replace(/\w+=(?:\{[^}]*\}|"[^"]*"|'[^']*')/g, ''))?.[1] ??
    HIGHLIGHTED.exec(written)?.[1]
      ?.match(/\d+(?:-\d+)?/g)
      ?.join(',') ??
    ''
  ).trim();
  const parts = [
    ...(title ? [`title="${(title[1] ?? title[2] ?? title[3] ?? '').replaceAll('"', "'")}"`] : []),
    ...(marked === '' && read.mark.length === 0 ? [] : [`{${[marked, ...read.mark].filter((part) => part !== '').join(',')}}`]),
    ...(read.ins.length === 0 ? [] : [`ins={${read.ins.join(',')}}`]),
    ...(read.del.length === 0 ? [] : [`del={${read.del.join(',')}}`]),
    ...own,
  ];
  return { language, meta: parts.join(' '), code: read.code };
}

/** Lines of Rust that begin with `# ` are there for the compiler alone. */
function hideRustLines(language: string, code: string): string {
  if (language !== 'rust' || !/^[ \t]*#(?: |$)/m.test(code)) return code;
  return code
    .split('\n')
    .filter((line) => !/^[ \t]*#(?: |$)/.test(line))
    .join('\n')
    .replace(/^([ \t]*)##/gm, '$1#');
}

/** Comments that say how lines look are taken out, and the numbers of those lines noted. */
function readComments(code: string): { code: string; mark: number[]; ins: number[]; del: number[] } {
  const found = { mark: [] as number[], ins: [] as number[], del: [] as number[] };
  if (!/\[!code |-(?<=(?:highlight|error|success)-)(?:next-line|start)/.test(code)) return { code, ...found };
  const lines: string[] = [];
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
    const number = lines.push(mark ? line.slice(0, mark.index) : line);
    const word = mark?.[1] ?? (next || open);
    next = '';
    const count = word === 'word' ? 0 : Math.min(Number(mark?.[2] ?? 1), 100);
    for (let at = 0; word !== '' && at < count; at++) found[KINDS[word] ?? 'mark'].push(number + at);
  }
  return { code: lines.join('\n'), ...found };
}
