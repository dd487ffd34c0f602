import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText } from './fold-text.ts';
import { phraseOf, tokenize } from './tokenize.ts';

const CASES: [text: string, terms: string][] = [
  ['The workflow’s steps', 'the workflow steps'],
  ['$.flow.delay', 'flow delay flow.delay'],
  ['this.$emit(event)', 'this emit this.emit $emit event'],
  ['x-pd-upload-body', 'x pd upload body x.pd.upload.body'],
  ['additionalProps', 'additionalprops additional props'],
  ['{{steps.trigger.event}}', 'steps trigger event steps.trigger.event'],
  ['@pipedream/platform', 'pipedream platform pipedream.platform'],
  ['10,000 events', '10000 events'],
  ['512KB', '512kb 512 kb'],
  ['512 KB', '512 kb 512kb'],
  ['/tmp', 'tmp /tmp'],
  ['--name', 'name --name'],
  ['.json()', 'json .json'],
  ['$.send', 'send $.send'],
  ['this.db.get', 'this db get this.db.get db.get'],
  ['event.body.raw_body_url', 'event.body.raw.body.url body.raw.body.url raw.body.url'],
  ['Café naïve', 'cafe naive'],
  ['413 Payload Too Large', '413 payload too large'],
  ['東京都', '東京 京都'],
  ['ワークフローの実行', 'ワー ーク クフ フロ ロー ーの の実 実行'],
  ['漢', '漢'],
  ['ﾊﾝｶｸ ｶﾞｷﾞ', 'ハン ンカ カク ガギ'],
  ['ｻｰﾊﾞｰ', 'サー ーバ バー'],
  ['F# or C++ or J#.', 'f f# c c++ j j#'],
  ['الكِتَاب', 'الكتاب كتاب'],
  ['والبيوت', 'والبيوت بيوت'],
  ['\u{1D16D}㐀', '㐀'],
  ['Node.js18で', 'node js18 で'],
  ['', ''],
];

describe('tokenize', () => {
  test.each(CASES)('%s', (text, terms) => {
    const found = tokenize(text).map((token) => token.term);
    for (const term of terms.split(' ').filter(Boolean)) expect(found).toContain(term);
    if (terms === '') expect(found).toEqual([]);
  });

  test('every word has its position, in any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        for (const { term, start, end } of tokenize(text)) {
          expect(term).not.toBe('');
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(start).toBeLessThan(end);
        }
      }),
    );
  });

  test('a plain word of any length has the right range', () => {
    for (const { term, start, end } of tokenize('Send the Payload, then wait.'))
      expect(foldText('Send the Payload, then wait.'.slice(start, end))).toBe(term);
  });

  test('hashes and Base64 are not words', () => {
    expect(tokenize('x'.repeat(100_000))).toEqual([]);
    expect(tokenize(`data ${'aGVsbG8gd29ybGQ'.repeat(8000)} end`).map((token) => token.term)).toEqual(['data', 'end']);
  });
});

describe('phraseOf', () => {
  test.each([
    ['pd deploy', 'pd.deploy'],
    ['No $.respond called in workflow', 'no.respond.called.in.workflow'],
    ['deploy', undefined],
    ['one two three four five six seven eight nine', undefined],
  ])('%s', (text, phrase) => {
    expect(phraseOf(tokenize(text))).toBe(phrase);
  });
});
