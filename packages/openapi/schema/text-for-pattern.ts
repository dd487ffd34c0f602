/** A text that matches a regular expression, with as few repetitions as possible, or `undefined` if none is found. */
export function textForPattern(pattern: string, least = 0): string | undefined {
  for (const extra of [0, 1, 4, Math.min(least, 500)]) {
    try {
      const text = new Generator(pattern, extra).text();
      if (text.length >= least && new RegExp(pattern, 'u').test(text)) return text;
    } catch {} // unsupported syntax
  }
  return undefined;
}

class Generator {
  private readonly pattern: string;
  /** Additional repetitions beyond the minimum. */
  private readonly extra: number;
  private at = 0;

  constructor(pattern: string, extra: number) {
    this.pattern = pattern;
    this.extra = extra;
  }

  text(): string {
    return this.alternatives();
  }

  /** The first alternative; the others are skipped. */
  private alternatives(): string {
    const first = this.sequence();
    while (this.pattern[this.at] === '|') {
      this.at++;
      this.sequence();
    }
    return first;
  }

  private sequence(): string {
    let text = '';
    while (this.at < this.pattern.length && !'|)'.includes(this.pattern[this.at] ?? '')) {
      const one = this.atom();
      text += one.repeat(this.count());
    }
    return text;
  }

  private atom(): string {
    const sign = this.pattern[this.at++] ?? '';
    if (sign === '^' || sign === '$') return '';
    if (sign === '.') return 'a';
    if (sign === '[') return this.set();
    if (sign === '\\') return this.escape();
    if (sign !== '(') return sign;
    const look = /^\?(?:<?[=!])/.exec(this.pattern.slice(this.at));
    const name = /^\?(?::|<[^>]+>)/.exec(this.pattern.slice(this.at));
    this.at += (look ?? name)?.[0].length ?? 0;
    const inner = this.alternatives();
    this.at++;
    return look ? '' : inner;
  }

  private escape(): string {
    const sign = this.pattern[this.at++] ?? '';
    if (sign === 'd') return '1';
    if (sign === 'w' || sign === 'S' || sign === 'D') return 'a';
    if (sign === 's') return ' ';
    if (sign === 'W') return '-';
    if (sign === 'b' || sign === 'B') return '';
    if (sign === 'p') {
      const property = /^\{([^}]*)\}/.exec(this.pattern.slice(this.at));
      this.at += property?.[0].length ?? 0;
      return /^N/.test(property?.[1] ?? '') ? '1' : 'A';
    }
    if (sign === 'u' || sign === 'x') {
      const code = (sign === 'u' ? /^[\da-f]{4}/i : /^[\da-f]{2}/i).exec(this.pattern.slice(this.at))?.[0] ?? '';
      this.at += code.length;
      return String.fromCharCode(Number.parseInt(code, 16));
    }
    return { n: '\n', t: '\t', r: '\r' }[sign] ?? sign;
  }

  /** A character of `[…]`: a letter or digit, if possible. */
  private set(): string {
    let end = this.at;
    for (let first = true; end < this.pattern.length && (first || this.pattern[end] !== ']'); first = false)
      end += this.pattern[end] === '\\' ? 2 : 1;
    const expression = new RegExp(this.pattern.slice(this.at - 1, end + 1), 'u');
    this.at = end + 1;
    const signs = [...'aA1bB20zZ9-_./:+ @#'].concat([...Array(95).keys()].map((code) => String.fromCharCode(code + 32)));
    const found = signs.find((sign) => expression.test(sign));
    if (found === undefined) throw new Error('no character');
    return found;
  }

  private count(): number {
    const [whole = '', least, comma, most] = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/.exec(this.pattern.slice(this.at)) ?? [];
    this.at += whole.length;
    if (whole === '') return 1;
    if (whole.startsWith('?')) return Math.min(1, this.extra);
    const low = whole.startsWith('+') ? 1 : Number(least ?? 0);
    const high = whole.startsWith('{')
      ? comma === ''
        ? low
        : most === ''
          ? Number.POSITIVE_INFINITY
          : Number(most)
      : Number.POSITIVE_INFINITY;
    return Math.min(low + this.extra, high);
  }
}
