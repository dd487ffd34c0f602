import { expect, test } from 'vitest';
import { cleanTags } from './clean-tags.ts';

test.each([
  ['<div class="a" @click.prevent="x" data-x=1>', '<div class="a" data-x=1>', ['@click.prevent']],
  [`<div\n  style={{\n    gap: '0.5rem',\n  }}\n>`, '<div\n>', []],
  [`<button onClick={() => a > b} type="button">x.y</button>`, '<button type="button">x.y</button>', []],
  [`<div it's a.b> it's</div>`, `<div it's> it's</div>`, ['a.b']],
  [`<div '0.5rem', "c.d e">`, '<div e">', ["'0.5rem',", '"c.d']],
  ['<a href="x.y" title=\'a.b\'>1.2</a><br/><img src=a.png>', '<a href="x.y" title=\'a.b\'>1.2</a><br/><img src=a.png>', []],
  ['<div a="open <b c.d>', '<div a="open <b>', ['c.d']],
  ['<svg xmlns="http://a.b/c" xmlns:x="y">', '<svg xmlns:x="y">', []],
  ['<div a={ b.c>', '<div>', ['b.c']],
])('%s', (html, cleaned, names) => expect(cleanTags(html)).toEqual({ html: cleaned, names }));
