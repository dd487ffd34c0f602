import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { sampleCommands } from '../../packages/samples/check-samples.ts';
import type { Sample } from '../../packages/samples/syntax/sample.ts';
import { findProgram, type TestProgram } from '../../tools/test-programs.js';
import { siteSamples } from './site-samples.ts';

const isMissing = (program: TestProgram) => findProgram(program) === undefined;
const whole = async (language: string) =>
  (await siteSamples()).filter((sample) => sample.language === language && !sample.partial && sample.unchecked === '');
const place = ({ file, line }: Sample) => `${file}:${line}`;

const COMPILE = `
import json, sys
for sample in json.load(sys.stdin):
    try:
        compile(sample["code"], sample["place"], "exec")
    except SyntaxError as error:
        print(sample["place"], error)
`;

test.skipIf(isMissing('bash'))('Bash accepts every Bash sample', async () => {
  const samples = await whole('bash');
  expect(samples.length).toBeGreaterThan(100);
  const refused = samples.flatMap((sample) => {
    const { status, stderr } = spawnSync('bash', ['-n'], { input: sampleCommands(sample.code, 'bash'), encoding: 'utf8' });
    return status === 0 ? [] : [`${place(sample)} ${stderr}`];
  });
  expect(refused).toEqual([]);
});

test.skipIf(isMissing('python3'))('Python accepts every Python sample', async () => {
  const samples = await whole('python');
  expect(samples.length).toBeGreaterThan(50);
  const input = JSON.stringify(samples.map((sample) => ({ place: place(sample), code: sample.code })));
  const { status, stdout, stderr } = spawnSync('python3', ['-c', COMPILE], { input, encoding: 'utf8' });
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' });
});
