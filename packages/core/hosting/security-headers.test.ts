import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

const allow = { media: [], frames: [], scripts: [], styles: [], fonts: [], connections: [] };
const inline = { scripts: ['early()', 'early()'], styles: ['p{}'], allow };

test('allows only files from the build', () => {
  const policy = contentSecurityPolicy({ ...inline, analytics: '' });
  expect(policy.split('; ').map((part) => part.split(' ')[0])).toEqual([
    'default-src',
    'script-src',
    'style-src',
    'img-src',
    'font-src',
    'media-src',
    'connect-src',
    'worker-src',
    'base-uri',
    'form-action',
    'frame-ancestors',
    'require-trusted-types-for',
    'trusted-types',
  ]);
  expect(policy.match(/'sha256-[A-Za-z0-9+/]{43}='/g)).toHaveLength(2);
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
});

test('allows the hosts of a tag manager only if the site has one', () => {
  const policy = contentSecurityPolicy({ ...inline, analytics: 'GTM-ABC123' });
  const hosts = (name: string) =>
    policy
      .split('; ')
      .find((part) => part.startsWith(name))
      ?.match(/https:\S+/g);
  expect(hosts('script-src')).toEqual(['https://www.googletagmanager.com']);
  expect(hosts('connect-src')).toContain('https://*.google-analytics.com');
  expect(hosts('style-src')).toBeNull();
  expect(policy).not.toMatch(/unsafe/);
});

test('allows the hosts in the settings, each for its use', () => {
  const hosts = {
    ...allow,
    media: ['https://a.example'],
    frames: ['https://b.example', 'https://*.c.example'],
    connections: ['https://d.example'],
  };
  const parts = contentSecurityPolicy({ ...inline, allow: hosts, analytics: '' }).split('; ');
  expect(parts).toContain("img-src 'self' data: https://a.example");
  expect(parts).toContain("media-src 'self' https://a.example");
  expect(parts).toContain("frame-src 'self' https://b.example https://*.c.example");
  expect(parts).toContain("connect-src 'self' https://d.example");
  expect(parts.filter((part) => part.includes('https:'))).toHaveLength(4);
});
