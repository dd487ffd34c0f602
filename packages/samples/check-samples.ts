import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Diagnostic, fileDiagnostic } from '../core/plugin/helpers.ts';
import { displayPath } from '../core/plugin/node-helpers.ts';
import type { CheckedCache } from './checked-cache.ts';
import { belowFloors, countSamples, type SampleCounts } from './count-samples.ts';
import { grammarParser, hasGrammars } from './parse-grammar.ts';
import type { RunSettings, SampleName } from './run/settings.ts';
import type { SampleKind } from './syntax/kinds.ts';
import type { Sample, SampleFault } from './syntax/sample.ts';
import { brokenSample } from './syntax/sample-issues.ts';
import { grammars, quickParsers } from './syntax/sample-languages.ts';
import { pythonGoesOn, shellGoesOn } from './syntax/session-lines.ts';
import { isTypeable, typeCheck } from './type-check.ts';
import { typeInputs } from './type-inputs.ts';

/** Options of the checks that don't run samples. */
type CheckSettings = Pick<RunSettings, 'declarations' | 'define' | 'floors' | 'runs'>;

interface Proof {
  proven: Sample[];
  diagnostics: Diagnostic<SampleKind>[];
}

export interface CheckContext {
  root: string;
  /** Settings file, for diagnostics that don't belong to a page. */
  configFile: string;
  /** Cache of earlier checks. */
  cache: CheckedCache;
  /** Samples that ran and passed: `page.md:12`. */
  passed: readonly string[];
  /** Samples that ran and failed, which says enough about those that cannot be parsed. */
  failed: readonly string[];
}

/** All checks that don't run samples. */
export async function checkSamples(
  samples: readonly Sample[],
  settings: CheckSettings,
  context: CheckContext,
): Promise<{ counts: SampleCounts; diagnostics: Diagnostic<SampleKind>[] }> {
  const missing = missingDeclarations(settings, context);
  if (missing) return { counts: countSamples(samples, { parsed: 0, typed: 0, run: 0, unparsed: [] }), diagnostics: [missing] };
  const wanted = samples.filter((sample, at) => isChecked(sample) && !isOutput(sample, samples[at - 1]));
  // A missing parser is reported, but doesn't stop other checks.
  const needGrammar = wanted.filter(({ language }) => !Object.hasOwn(quickParsers, language));
  const unparsed = needGrammar.length > 0 && !(await hasGrammars()) ? needGrammar : [];
  const parsed = await parseAll(
    wanted.filter((sample) => !unparsed.includes(sample)),
    context,
  );
  const typed = await typeAll(parsed.proven.filter(isTypeable), settings, context);
  const run = namedAsRun(samples, settings, context);
  const counts = countSamples(samples, {
    unparsed: [...new Set(unparsed.map(({ language }) => language))],
    parsed: parsed.proven.length,
    typed: typed.proven.length,
    run: new Set([...context.passed, ...run.proven.map(({ file, lineOf }) => `${file}:${lineOf(0)}`)]).size,
  });
  const low = belowFloors(counts, settings.floors).map(({ kind, count, floor }) =>
    fileDiagnostic(
      'samples-below-floor',
      `${count} samples are ${kind}, but the minimum is ${floor}.`,
      'Restore the missing checks, or lower the minimum in `floors` of the samples plugin and note the reason.',
      context.configFile,
    ),
  );
  return { counts, diagnostics: [...parsed.diagnostics, ...typed.diagnostics, ...run.diagnostics, ...low] };
}

function missingDeclarations({ declarations }: CheckSettings, { root, configFile }: CheckContext): Diagnostic<SampleKind> | undefined {
  if (declarations === undefined || existsSync(path.resolve(root, declarations))) return undefined;
  const message = `The declarations file for samples ${declarations} does not exist.`;
  return fileDiagnostic('declarations-missing', message, 'Create it, or change `declarations` of the samples plugin.', configFile);
}

/** Whether the sample must parse. */
function isChecked({ partial, unchecked, language }: Sample): boolean {
  return !partial && unchecked === '' && (Object.hasOwn(quickParsers, language) || Object.hasOwn(grammars, language));
}

/** What a sample prints may look like another language. */
function isOutput({ file }: Sample, before: Sample | undefined): boolean {
  return before !== undefined && before.file === file && before.output;
}

async function parseAll(samples: Sample[], { cache, failed }: CheckContext): Promise<Proof> {
  const proof: Proof = { proven: [], diagnostics: [] };
  for (const sample of samples) {
    const { language, code, lineOf, file } = sample;
    const fault = await cache.remember(['parse', language, code], () => parse(language, code));
    if (fault && failed.includes(`${file}:${lineOf(0)}`)) continue;
    if (fault) proof.diagnostics.push({ file, ...brokenSample(language, fault, lineOf) });
    else proof.proven.push(sample);
  }
  return proof;
}

async function parse(language: string, code: string): Promise<SampleFault | null> {
  const quick = Object.hasOwn(quickParsers, language) ? quickParsers[language] : undefined;
  const fault = quick ? await quick(code) : (await grammarParser(grammars[language] ?? language))(sampleCommands(code, language));
  return fault ?? null; // the cache stores JSON
}

async function typeAll(samples: Sample[], { declarations: file, define }: CheckSettings, { root, cache }: CheckContext): Promise<Proof> {
  if (file === undefined || samples.length === 0) return { proven: [], diagnostics: [] };
  const declarations = path.resolve(root, file);
  const shown = displayPath(root, declarations);
  const key = ['types', typeInputs(root, declarations), define, ...samples.flatMap(({ language, code }) => [language, code])];
  const faults = await cache.remember(key, () => typeCheck(samples, { root, declarations, define }));
  return {
    proven: samples.filter((_, n) => faults.every((fault) => fault.sample !== n)),
    diagnostics: faults.flatMap(({ sample: n, message, line, column }): Diagnostic<SampleKind>[] => {
      const sample = samples[n];
      if (!sample) return [];
      return [
        {
          id: 'sample-type',
          message: `The sample does not match the type declarations: ${message.replace(/\.$/, '')}.`,
          help: `Fix it, or extend the declarations in ${shown}.`,
          file: sample.file,
          line: sample.lineOf(line),
          column,
        },
      ];
    }),
  };
}

function namedAsRun(samples: readonly Sample[], { runs }: CheckSettings, context: CheckContext): Proof {
  const proof: Proof = { proven: [], diagnostics: [] };
  for (const name of runs) {
    const found = findSamples(name, samples);
    const [sample] = found;
    if (sample && found.length === 1) {
      proof.proven.push(sample);
      continue;
    }
    const shown = [name.page, name.language, name.title, name.has].filter((part) => part !== undefined).join(', ');
    const message = `${found.length} samples match the entry “${shown}” of \`runs\`.`;
    const help = 'Identify exactly one sample by its page, language, title and a text that only it contains.';
    proof.diagnostics.push(fileDiagnostic('sample-run-unknown', message, help, context.configFile));
  }
  return proof;
}

/** All samples that match a name, which is exactly one if the name is right. */
function findSamples({ page, language, title, has }: SampleName, samples: readonly Sample[]): Sample[] {
  return samples.filter(
    (sample) =>
      sample.page === page &&
      (language === undefined || sample.language === language) &&
      (title === undefined || sample.title === title) &&
      (has === undefined || sample.code.includes(has)),
  );
}

/** Prompts of session commands and continuation lines, by grammar. */
const PROMPTS: Readonly<Record<string, { first: RegExp; more: RegExp | undefined; goesOn: (command: string) => boolean }>> = {
  bash: { first: /^\$ /, more: undefined, goesOn: shellGoesOn },
  python: { first: /^>>> ?/, more: /^\.\.\.(?: |$)/, goesOn: pythonGoesOn },
};

/**
 * The code of a sample to run. In a session, lines that start with a prompt (`$ `, `>>> `) are commands, which may continue on lines
 * without one, and all other lines are output. Line numbers don't change.
 */
export function sampleCommands(code: string, language: string): string {
  const grammar = grammars[language] ?? '';
  const prompts = Object.hasOwn(PROMPTS, grammar) ? PROMPTS[grammar] : undefined;
  const lines = code.split('\n');
  if (!prompts || !lines.some((line) => prompts.first.test(line))) return code;
  // Python's grammar depends on indentation, so prompts are removed. In a shell, columns are preserved.
  const instead = grammar === 'bash' ? '  ' : '';
  let command: string | undefined;
  const commands = lines.map((line) => {
    const starts = prompts.first.test(line);
    const isCommand = starts || prompts.more?.test(line) || (command !== undefined && prompts.goesOn(command));
    if (!isCommand) {
      command = undefined;
      return '';
    }
    const code = line.replace(prompts.first, instead).replace(prompts.more ?? '', '');
    command = starts || command === undefined ? code : `${command}\n${code}`;
    return code;
  });
  return commands.join('\n');
}
