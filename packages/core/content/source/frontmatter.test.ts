import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { FIELD_NAMES } from './field-names.ts';
import { parseFrontmatter } from './frontmatter.ts';
import { withoutFrontmatter } from './frontmatter-block.ts';

test.for([
  ['# Only a heading', {}],
  ['---\n---\n\nEmpty', {}],
  ['---\ntitle: A title\n---\n', { title: 'A title' }],
  ['---   \ntitle: "With: a colon"\n---   \nText', { title: 'With: a colon' }],
  [
    '---\nprev: false\nnext: /x/\nsidebar: Short\nshort_description: A sentence.\nthumbnail: /a.png\n---',
    { frontmatter: { prev: false, next: '/x/', sidebar: 'Short', short_description: 'A sentence.', thumbnail: '/a.png' } },
  ],
  ['Text\n---\ntitle: no\n---', {}],
  ['----\ntitle: a rule, not frontmatter\n----\n', {}],
  ['---\n- a\n- b\n---', {}],
  ['---\njust words\n---', {}],
  ['---\n\n# A heading\n\n---\n', {}],
] as const)('%j', ([source, expected]) => {
  expect(parseFrontmatter(source)).toEqual({ title: undefined, frontmatter: {}, issues: [], ...expected });
});

test.for([
  ['---\ntitle: x', 'frontmatter-open', 1],
  ['---\nsidebar: [3]\n---', 'frontmatter-wrong', 2],
  ['---\ntitle: ""\n---', 'frontmatter-wrong', 2],
  ['---\nnext: steps/\n---', 'frontmatter-wrong', 2],
  ['\n\n---\ntitle: Late\n---\n', 'frontmatter-late', 3],
  ['<!-- a\n-->\n---\ntitle: Late\n---\n', 'frontmatter-late', 3],
] as const)('%j is reported as %s in line %i', ([source, id, line]) => {
  const { issues, frontmatter, title } = parseFrontmatter(source);
  expect(issues).toMatchObject([{ id, line }]);
  expect({ frontmatter, title }).toEqual({ frontmatter: {}, title: undefined });
});

test.for([
  ['---\ntitle: a: b\n---', 'frontmatter-yaml', 2, 'a: b'],
  ['---\ntitle: x\ntitle: y\n---', 'frontmatter-yaml', 3, 'y'],
  ['---\ntitle: {#each ...}\n---', 'frontmatter-yaml', 2, '{#each ...}'],
  ['---\ntitle: "{#if}"\nother: @x\n---', 'frontmatter-yaml', 3, '{#if}'],
  ['+++\ntitle = "x"\ntitle = "y"\n+++', 'frontmatter-yaml', 2, undefined],
  ['---\ntitel: y\n---', 'frontmatter-unknown', 2, undefined],
  ['---\ntitle: y\nshort_descripton: z\n---', 'frontmatter-unknown', 3, 'y'],
  ['---\ntitle: y\ndescripton: z\n---', 'frontmatter-unknown', 3, 'y'],
] as const)('%j is reported as %s in line %i, and its title is “%s”', ([source, id, line, expected]) => {
  const { issues, title } = parseFrontmatter(source);
  expect(issues).toMatchObject([{ id, line }]);
  expect(title).toBe(expected);
});

/** Frontmatter of other tools → the engine's fields. */
test.for([
  ['description: A sentence.', { short_description: 'A sentence.' }],
  ['description: Theirs.\nshort_description: Ours.', { short_description: 'Ours.', other: { description: 'Theirs.' } }],
  ['sidebar_label: Short\nsidebar_position: 2.5', { sidebar: 'Short', order: 2.5 }],
  ['sidebar:\n  label: Short\n  order: 3', { sidebar: 'Short', order: 3 }],
  ['sidebar:\n  hidden: true', { sidebar: false }],
  ['sidebarTitle: Short', { sidebar: 'Short' }],
  ['navigation.title: Short', { sidebar: 'Short' }],
  ['nav_title: Short\nnav_order: "4"', { sidebar: 'Short', order: 4 }],
  ['nav_exclude: true', { sidebar: false, other: { nav_exclude: true } }],
  ['linkTitle: Short\nweight: 10', { sidebar: 'Short', order: 10 }],
  ['draft: true', { draft: true }],
  ['draft: false', {}],
  ['published: false', { draft: true, other: { published: false } }],
  ['unlisted: true', { unlisted: true }],
  ['hidden: true', { unlisted: true }],
  ['noindex: true', { noindex: true }],
  ['robots: noindex, nofollow', { noindex: true, other: { robots: 'noindex, nofollow' } }],
  ['search: false', { search: false }],
  ['search:\n  exclude: true', { search: false, other: { search: { exclude: true } } }],
  ['pagefind: false', { search: false }],
  ['tags: [a, b]\nkeywords: b, c', { keywords: ['b', 'c'], tags: ['a', 'b'] }],
  ['aliases:\n  - /old/\n  - Old name', { aliases: ['/old/', 'Old name'] }],
  ['redirect_from: /old/', { aliases: ['/old/'] }],
  ['next: Another page', { other: { next: 'Another page' } }],
  ['next:\n  text: Another page\n  link: /x', { next: '/x' }],
  ['lastUpdated: 2024-05-06', { changed: '2024-05-06' }],
  ['lastUpdated: false', { other: { lastUpdated: false } }],
  ['last_update:\n  date: 2024-05-06T10:00:00Z', { changed: '2024-05-06', other: { last_update: { date: '2024-05-06T10:00:00Z' } } }],
  ['as_of: 2022', { as_of: '2022' }],
  ['as_of: 2022-10', { as_of: '2022-10' }],
  ['as_of: 2022-10-05', { as_of: '2022-10-05' }],
  ['date: 2024-05-06\nauthor: Someone', { other: { date: '2024-05-06', author: 'Someone' } }],
  ['layout: post\nempty:', { other: { layout: 'post' } }],
  ['layout: home', { layout: 'home' }],
  ['layout: page', {}],
  ['layout: home\nnav_order: 1', { order: 1 }],
  ['layout: false', { layout: 'blank', other: { layout: false } }],
  ['template: splash', { layout: 'home', other: { template: 'splash' } }],
  ['mode: wide', { layout: 'wide', other: { mode: 'wide' } }],
  ['pageType: custom', { layout: 'home', other: { pageType: 'custom' } }],
  ['hero: cover.png\nfeatures: all', { other: { hero: 'cover.png', features: 'all' } }],
  [
    'hero:\n  title: A <b>B</b>\n  image: { file: ./a.png, alt: Lamp, dark: b.png }\n  actions: [{ label: Go, path: /go/ }, { label: No }]',
    {
      hero: {
        title: 'A B',
        image: { src: './a.png', alt: 'Lamp', dark: 'b.png' },
        actions: [{ label: 'Go', path: '/go/', primary: true }],
      },
    },
  ],
  [
    'features:\n  - { title: One, icon: 🔦, link: /one/, linkText: See }\n  - { details: Two, icon: <svg/> }\n  - {}',
    { features: [{ title: 'One', icon: '🔦', path: '/one/', label: 'See' }, { details: 'Two' }] },
  ],
] as const)('%j', ([yaml, frontmatter]) => {
  expect(parseFrontmatter(`---\n${yaml}\n---\n`)).toEqual({ title: undefined, frontmatter, issues: [] });
});

test.for([
  ['title = "x"\nweight = 3\naliases = ["/old/"]\ndate = 2024-05-06', { order: 3, aliases: ['/old/'], other: { date: '2024-05-06' } }],
  ['title = "x"\n[menu]\nmain = true', { other: { menu: { main: true } } }],
] as const)('TOML %j', ([toml, frontmatter]) => {
  expect(parseFrontmatter(`+++\n${toml}\n+++\n\nText`)).toEqual({ title: 'x', frontmatter, issues: [] });
});

test.for([
  ['title: [a, list]', 'title', 2],
  ['title: x\nsidebar_position: first', 'sidebar_position', 3],
  ['sidebar:\n  label: [3]', 'sidebar.label', 2],
  ['draft: perhaps', 'draft', 2],
  ['slug: ""', 'slug', 2],
  ['lastmod: yesterday', 'lastmod', 2],
  ['as_of: 2022-13', 'as_of', 2],
] as const)('%j: the field %s has a wrong type, reported in line %i', ([yaml, field, line]) => {
  const { issues } = parseFrontmatter(`---\n${yaml}\n---\n`);
  expect(issues).toMatchObject([{ id: 'frontmatter-wrong', line }]);
  expect(issues[0]?.message).toContain(`\`${field}\``);
});

test('every invalid field is reported, and the others still apply', () => {
  const { issues, frontmatter, title } = parseFrontmatter('---\ntitle: x\ntitel: y\nnext: steps/\nsidebar: false\nbar: z\n---');
  expect(issues.map(({ id, line }) => `${id} ${line}`).sort()).toEqual(['frontmatter-unknown 3', 'frontmatter-wrong 4']);
  expect({ frontmatter, title }).toEqual({ frontmatter: { sidebar: false, other: { titel: 'y', bar: 'z' } }, title: 'x' });
});

const text = fc.string({ minLength: 1 }).filter((value) => value.trim() !== '');

test('YAML output is read back, and the text below it is left alone', () => {
  fc.assert(
    fc.property(text, text, fc.string(), (title, description, body) => {
      const source = `---\n${stringify({ title, short_description: description })}---\n${body}`;
      expect(parseFrontmatter(source)).toEqual({ title, frontmatter: { short_description: description }, issues: [] });
      expect(withoutFrontmatter(source)).toBe(body);
    }),
  );
});

test('any frontmatter gives values or diagnostics with a location, and never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', ':', ' ', '\n', '-', '"', '[', '{', '&', '*', '!', '%', '\t', '|') }), (yaml) => {
      for (const issue of parseFrontmatter(`---\n${yaml}\n---\n`).issues) {
        expect(issue.line).toBeGreaterThan(0);
        expect(issue.message).not.toBe('');
      }
    }),
  );
});

/** Scalars that YAML reads as numbers or flags; the page shows them as written. */
test.for([
  '1.10',
  '2.0',
  '0123',
  '1e3',
  '0x1F',
  '0o17',
  '-1.50',
  '+1',
  '.5',
  '.inf',
  '1_000',
  '404',
  'True',
  'FALSE',
  'yes',
  '2024-01-01',
  '1:30',
])('%s is kept as written in text fields', (written) => {
  const fields = { title: 'title', sidebar_label: 'sidebar', description: 'short_description' };
  for (const comment of ['', ' # why']) {
    const yaml = Object.keys(fields).map((name) => `${name}: ${written}${comment}`);
    const { title, frontmatter, issues } = parseFrontmatter(
      `---\n${yaml.join('\n')}\nversion: ${written}\nslug: ${written}\ntags: [${written}, b]\n---\n`,
    );
    expect(issues).toEqual([]);
    expect(title).toBe(written);
    expect(frontmatter).toMatchObject({ sidebar: expect.anything(), short_description: written, tags: [written, 'b'] });
    expect(String(frontmatter.other?.version)).toBe(written);
  }
});

test('numbers and flags are read as such in their fields, however they are written', () => {
  const { frontmatter, issues } = parseFrontmatter('---\nsidebar_position: 1.50\ndraft: True\nsidebar: False\nnoindex: TRUE\n---\n');
  expect({ frontmatter, issues }).toEqual({ frontmatter: { order: 1.5, draft: true, sidebar: false, noindex: true }, issues: [] });
  expect(parseFrontmatter('+++\ntitle = 1.10\nweight = 1.50\n+++\n')).toMatchObject({ title: '1.10', frontmatter: { order: 1.5 } });
});

test('any unquoted YAML text is a valid title', () => {
  const number = fc.stringMatching(/^[+-]?(?:0[xob])?[\d.][\d._eE+-]{0,6}$/);
  fc.assert(
    fc.property(number, (written) => {
      const { title } = parseFrontmatter(`---\ntitle: ${written}\n---\n`);
      expect(title).toBe(written);
    }),
    { numRuns: 300 },
  );
});

test('no field value throws', () => {
  const value = fc.oneof(fc.jsonValue(), fc.record({ link: fc.constantFrom('/a/', 'a', 'https://a.b', '') }), fc.constantFrom('', 'a', -1));
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(FIELD_NAMES).flat()), value, (field, given) => {
      const { issues } = parseFrontmatter(`---\n${stringify({ [field]: given })}---\n`);
      expect(issues.every(({ line }) => line > 1)).toBe(true);
    }),
  );
});

test.each([
  ['prev: { text: A, link: /a/ }', '/a/', []],
  ['prev: { text: A, link: a }', undefined, ['frontmatter-wrong']],
])('the neighbor in %s is %s', (written, prev, ids) => {
  const { frontmatter, issues } = parseFrontmatter(`---\n${written}\n---\n`);
  expect(frontmatter.prev).toBe(prev);
  expect(issues.map(({ id }) => id)).toEqual(ids);
});
