import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { AuthorError, counted } from '../../core/plugin/helpers.ts';
import type { PageText } from '../../core/plugin/tool-command.ts';
import type { SampleKind } from '../syntax/kinds.ts';
import type { Block } from './block.ts';
import { scanFences } from './fences/scan-fences.ts';
import { fixOutputs } from './fix-outputs.ts';
import type { Language } from './languages/language.ts';
import type { CaseBlockResult } from './outcome/case-block.ts';
import type { BlockResult } from './outcome/judge.ts';
import { ownMasks } from './outcome/masks.ts';
import { normalize } from './outcome/normalize.ts';
import { afterFix, type RunReport, reportText } from './outcome/report.ts';
import { fileDigests, samplesDigest } from './outcome/samples-digest.ts';
import type { ProgramRun } from './program/run-program.ts';
import { FileRunCache } from './run-cache.ts';
import { runSite, type SiteRun } from './run-site.ts';
import { printAnswers } from './services/answers.ts';
import type { RunSettings } from './settings.ts';

export interface RunIssue {
  id: SampleKind;
  message: string;
  help: string;
  file: string;
  line: number;
  column: number;
}

export interface RunCommand {
  /** Folder of the site. */
  root: string;
  /** Pages in order: file relative to the root, and address. */
  pages: readonly PageText[];
  settings: RunSettings;
  /** Replaces constants with their values. */
  expand: (text: string) => string;
  cacheFolder: string;
  /** Writes new outputs into pages. */
  fix: boolean;
  /** Calls real servers, and records their responses in the files from the settings. */
  updateEnv: boolean;
  /** Results of the site's own cases. */
  cases?: readonly CaseBlockResult[];
}

export interface RunCommandResult {
  issues: RunIssue[];
  /** Summary: samples that ran, those that didn't and why, and outputs written. */
  text: string;
  /** Samples that ran and passed: `page.md:12`. */
  passed: readonly string[];
  /** Samples that ran and failed, in the same form. */
  failed: readonly string[];
}

/** Runs a site's samples, like `docs samples`. */
export async function runCommand(command: RunCommand): Promise<RunCommandResult> {
  const { root, settings, updateEnv } = command;
  if (updateEnv && process.env.CI) {
    const help = 'Run `docs samples --update-env` on your machine, look at the answers, and commit them.';
    return {
      issues: [issueAt('sample-answers', 'Answers are not recorded in CI.', help, 'docs.config.ts', 1)],
      text: '',
      passed: [],
      failed: [],
    };
  }
  const pages = command.pages.map((page) => readBlocks(command, page));
  const cache = new FileRunCache<ProgramRun>(path.join(command.cacheFolder, 'runs.json'));
  const languages = await loadLanguages(settings.languages, root);
  const run = await runSite(pages, {
    root,
    settings,
    cache,
    cacheFolder: command.cacheFolder,
    records: updateEnv,
    languages,
    cases: command.cases ?? [],
  });
  cache.save();
  const answers = updateEnv ? writeAnswers(run, root) : [];
  const fixed = command.fix ? fixPages(run.results, command) : { notes: [], results: run.results };
  // The report describes the page in its current state.
  const isFixed = new Set(fixed.results.filter(({ state }) => state === 'passed').map(({ block: { file }, line }) => `${file}:${line}`));
  const after = { ...run, pages: run.pages.map((page) => afterFix(page, (line) => isFixed.has(`${page.file}:${line}`))) };
  const report = settings.report === undefined ? [] : writeReport(after, settings.report, command);
  return {
    issues: [...run.issues.map(fenceIssue), ...run.services.issues.map(answersIssue), ...fixed.results.flatMap(resultIssue)],
    text: [reportText(after), ...answers, ...fixed.notes, ...report].join('\n'),
    passed: placesOf(fixed.results, 'passed'),
    failed: placesOf(fixed.results, 'failed'),
  };
}

function placesOf(results: readonly BlockResult[], wanted: BlockResult['state']): string[] {
  return results.flatMap(({ state, block: { file, line } }) => (state === wanted ? [`${file}:${line}`] : []));
}

function readBlocks({ root, expand }: RunCommand, { file, page, text, lineOf = (line) => line }: PageText): Block[] {
  const fences = scanFences(text ?? readFileSync(path.join(root, file), 'utf8'));
  return fences.map(({ language, meta, code, line, end }) => {
    const isIncluded = lineOf(end) - lineOf(line) !== end - line;
    return { file, page, language, meta, line: lineOf(line), code: expand(code), written: code, ...(isIncluded ? { isIncluded } : {}) };
  });
}

/** Loads the site's language modules, each with a default export. Node.js must be able to load them directly. */
async function loadLanguages(modules: readonly string[], root: string): Promise<Language[]> {
  const loaded = modules.map(async (module): Promise<Language> => {
    try {
      return (await import(pathToFileURL(path.resolve(root, module)).href)).default;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new AuthorError(`The language module ${module} cannot be loaded: ${message}`, 'Correct it, or its path in `languages`.');
    }
  });
  return Promise.all(loaded);
}

function writeAnswers({ services }: SiteRun, root: string): string[] {
  return [...services.recorded].map(([file, answers]) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), printAnswers(answers));
    return `${Object.keys(answers).length} answers are in ${file}`;
  });
}

function writeReport({ pages, isolation }: SiteRun, file: string, { root, pages: texts }: RunCommand): string[] {
  const includes = new Map(texts.map((one) => [one.page, one.includes ?? []]));
  const shown = pages.filter(({ ran, notRun }) => ran + notRun.length > 0);
  const report: RunReport = {
    isolation,
    pages: shown.map((page) => ({
      ...page,
      digest: samplesDigest(scanFences(readFileSync(path.join(root, page.file), 'utf8'))),
      included: fileDigests(root, includes.get(page.page) ?? []),
    })),
  };
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), `${JSON.stringify(report, null, 2)}\n`);
  return [`The report is in ${file}`];
}

/** Corrects outdated outputs, and leaves the rest to the author. `results`: the state of the pages afterwards. */
function fixPages(results: readonly BlockResult[], { root, settings, expand }: RunCommand): { notes: string[]; results: BlockResult[] } {
  const notes: string[] = [];
  const outdated = results.filter(({ state }) => state === 'outdated');
  const left = new Map<BlockResult, { line: number; why: string }>();
  for (const file of new Set(outdated.map(({ block }) => block.file))) {
    const own = outdated.filter(({ block }) => block.file === file);
    const before = readFileSync(path.join(root, file), 'utf8');
    const fixed = fixOutputs(
      before,
      own.flatMap(({ outputs }) => outputs),
      { masks: ownMasks(settings.mask), expand },
    );
    if (fixed.text !== before) writeFileSync(path.join(root, file), fixed.text);
    if (fixed.count > 0) notes.push(`${fixed.count} ${fixed.count === 1 ? 'output' : 'outputs'} written into ${file}`);
    for (const one of fixed.left) {
      const result = own.find(({ outputs }) => outputs.some(({ block }) => block.line === one.line));
      if (result) left.set(result, one);
    }
  }
  const after = results.map((result): BlockResult => {
    if (result.state !== 'outdated') return result;
    const one = left.get(result);
    return one
      ? { ...result, state: 'failed', why: `its output cannot be written, because ${one.why}`, line: one.line }
      : { ...result, state: 'passed', why: '', outputs: [] };
  });
  return { notes, results: after };
}

function issueAt(id: SampleKind, message: string, help: string, file: string, line: number): RunIssue {
  return { id, message, help, file, line, column: 1 };
}

function fenceIssue({ block, message, help }: SiteRun['issues'][number]): RunIssue {
  return issueAt('sample-fence', message, help, block.file, block.line);
}

function answersIssue({ file, message }: { file: string; message: string }): RunIssue {
  return issueAt('sample-answers', message, 'Fix the file, or record the answers again with `docs samples --update-env`.', file, 1);
}

function resultIssue({ state, block, why, line, outputs, holdsUp = [] }: BlockResult): RunIssue[] {
  if (state === 'failed') {
    const help = why.startsWith('no answer is recorded')
      ? 'Run `docs samples --update-env` once, or add the answer to the file of the service.'
      : 'Fix it. If it fails on purpose, add `fails` after the language; if it cannot run, add `no_run`.';
    const held =
      holdsUp.length === 0 ? '' : ` ${counted(holdsUp.length, 'sample')} below did not run because of it: line ${holdsUp.join(', ')}.`;
    return [issueAt('sample-failed', `The sample fails: ${why}.${held}`, help, block.file, line)];
  }
  if (state !== 'outdated') return [];
  return outputs.map((output) => {
    const shown = output.block.code.split('\n').slice(output.lines?.from, output.lines?.to).join('\n');
    const at = output.block.line + (output.lines?.from ?? 0) + 1;
    const help = 'Run `docs samples --fix` to write the new output, or add a pattern to `mask` if it changes with every run.';
    return issueAt('sample-outdated', `The page shows another output: ${difference(shown, output.printed)}.`, help, block.file, at);
  });
}

/** The first line that differs. */
function difference(shown: string, printed: string): string {
  const [before, after] = [shown, printed].map((text) => normalize(text).split('\n'));
  const at = (after ?? []).findIndex((line, n) => line !== before?.[n]);
  const short = (line = '') => (line.length > 120 ? `${line.slice(0, 120)}…` : line);
  if (at === -1) return `“${short(before?.[after?.length ?? 0])}” is no longer printed`;
  return before?.[at] === undefined || before[at] === ''
    ? `“${short(after?.[at])}” is missing`
    : `it has “${short(before[at])}”, and the sample prints “${short(after?.[at])}”`;
}
