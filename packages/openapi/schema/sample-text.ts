import type { Node } from '../description/document.ts';
import { valueAt } from '../request/value-at.ts';
import { textForPattern } from './text-for-pattern.ts';

const BY_FORMAT: Readonly<Record<string, string>> = {
  'date-time': '2030-01-31T12:00:00Z',
  date: '2030-01-31',
  time: '12:00:00Z',
  duration: 'P1D',
  email: 'robin@example.com',
  'idn-email': 'robin@example.com',
  hostname: 'www.example.com',
  uri: 'https://example.com/',
  url: 'https://example.com/',
  'uri-reference': '/example',
  'uri-template': 'https://example.com/{id}',
  uuid: '00000000-0000-4000-8000-000000000000',
  ipv4: '192.0.2.1',
  ip: '192.0.2.1',
  ipv6: '2001:db8::1',
  byte: 'ZXhhbXBsZQ==',
  base64: 'ZXhhbXBsZQ==',
  'json-pointer': '/name',
  regex: '^a+$',
  phone: '+15550100',
  decimal: '1.00',
  'unix-time': '1900000000',
};

/** Texts that often match a pattern. */
const COMMON = [
  '1',
  'a',
  'A',
  'example',
  'EXAMPLE',
  'en',
  'US',
  'USD',
  'en-US',
  '2030-01-31',
  '2030-01-31T12:00:00Z',
  'https://example.com/',
  'robin@example.com',
  '+15550100',
  '00000000-0000-4000-8000-000000000000',
];

/** A text that matches a schema: the placeholder, if possible. */
export function textFor({ format, pattern, minLength, maxLength }: Node, placeholder?: string): string {
  const least = typeof minLength === 'number' ? minLength : 0;
  const most = typeof maxLength === 'number' ? maxLength : Number.POSITIVE_INFINITY;
  const own = typeof format === 'string' ? valueAt(BY_FORMAT, format) : undefined;
  const hasLength = (text: string) => text.length >= least && text.length <= most;
  if (typeof pattern === 'string') {
    const expression = expressionOf(pattern);
    if (expression) {
      const fits = [own, placeholder, ...COMMON].find((text) => text !== undefined && hasLength(text) && expression.test(text));
      return fits ?? textForPattern(pattern, least) ?? placeholder ?? 'string';
    }
  }
  const text = own ?? placeholder ?? 'string';
  if (hasLength(text)) return text;
  if (text.length > most) return text.replace(/^YOUR_/, '').slice(0, most);
  return text.padEnd(Math.min(least, 5000), text);
}

function expressionOf(pattern: string): RegExp | undefined {
  for (const flags of ['u', ''])
    try {
      return new RegExp(pattern, flags);
    } catch {}
  return undefined;
}
