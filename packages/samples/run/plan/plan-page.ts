import type { Block } from '../block.ts';
import { runningCode } from '../fences/hidden-lines.ts';
import { type Attributes, readAttributes } from '../fences/read-attributes.ts';
import type { Language } from '../languages/language.ts';
import { type FenceIssue, fenceIssues } from './fence-issues.ts';

/** One block in a program. */
export interface Member {
  block: Block;
  attributes: Attributes;
  /** The code to run, including hidden lines. */
  code: string;
  /** The block that shows its output. */
  output: Block | undefined;
}

/** Blocks that run together, in one process. */
export interface Program {
  language: Language;
  members: Member[];
  /** Files from the page: name → text. */
  files: Record<string, string>;
  env: Record<string, string>;
  needs: string[];
}

export interface PagePlan {
  programs: Program[];
  /** Blocks in a runnable language that don't run, with the reason. */
  notRun: { block: Block; why: string }[];
  issues: FenceIssue[];
}

export interface PlanOptions {
  languages: ReadonlyMap<string, Language>;
  /** Languages whose blocks run without being marked: each by itself, or all on a page together. */
  run: Readonly<Record<string, 'each' | 'page'>>;
  /** Services, with the URLs of those that samples call. */
  services: ReadonlyMap<string, string | undefined>;
}

/** Default prefix of hidden lines, as in rustdoc. */
const HIDELINES: Readonly<Record<string, string>> = { rust: '#', rs: '#' };

/** Determines which blocks of a page run, which run together, and with which files. `blocks`: all of the page's blocks, in order. */
export function planPage(blocks: readonly Block[], options: PlanOptions): PagePlan {
  const plan: PagePlan = { programs: [], notRun: [], issues: [] };
  const groups = new Map<string, Program>();
  const setUps = new Map<Language, Member[]>();
  const files: { name: string; text: string; group: string | undefined }[] = [];
  let expected: Block | undefined;

  blocks.forEach((block, at) => {
    if (block === expected) return;
    const language = options.languages.get(block.language);
    const attributes = readAttributes(block.meta, HIDELINES[block.language]);
    const next = blocks[at + 1];
    const issues = fenceIssues(block, attributes, { language, next, services: [...options.services.keys()] });
    plan.issues.push(...issues);
    const code = runningCode(block.code, attributes.hidelines);
    if (attributes.file !== undefined && !attributes.run) {
      files.push({ name: attributes.file, text: code.endsWith('\n') ? code : `${code}\n`, group: attributes.group });
      return;
    }
    if (!language || issues.length > 0) return;
    const wish = wishFor(block.language, language, options.run);
    if (!(attributes.run ?? wish !== undefined)) {
      plan.notRun.push({ block, why: attributes.run === false ? 'marked not to run' : `nothing asks for ${language.label} to run` });
      return;
    }
    expected = attributes.output ? next : undefined;
    const member: Member = { block, attributes, code, output: expected };
    const group = attributes.group ?? (wish === 'page' ? '' : undefined);
    if (attributes.hidden && group === undefined) {
      setUps.set(language, [...(setUps.get(language) ?? []), member]);
      return;
    }
    const key = group === undefined ? undefined : `${language.label} ${group}`;
    const known = key === undefined ? undefined : groups.get(key);
    const program: Program = known ?? { language, members: [...(setUps.get(language) ?? [])], files: {}, env: {}, needs: [] };
    if (!known) plan.programs.push(program);
    if (key !== undefined) groups.set(key, program);
    program.members.push(member);
    for (const file of files) if (file.group === undefined || file.group === attributes.group) program.files[file.name] = file.text;
    for (const one of program.members) {
      Object.assign(program.env, one.attributes.env);
      program.needs = [...new Set([...program.needs, ...one.attributes.needs, ...servicesIn(one.code, options.services)])];
    }
  });
  return plan;
}

/** Services whose URL is in the code. */
function servicesIn(code: string, services: PlanOptions['services']): string[] {
  return [...services].flatMap(([name, url]) => (url !== undefined && isIn(code, new URL(url).origin) ? [name] : []));
}

function isIn(code: string, origin: string): boolean {
  // The URL must not continue as another host name.
  return code
    .split(origin)
    .slice(1)
    .some((after) => !/^[\w.:-]/.test(after));
}

/** The setting for a language under the name on the page, or else under any of its names. */
function wishFor(name: string, { names }: Language, run: PlanOptions['run']): 'each' | 'page' | undefined {
  return [name, ...names].map((one) => run[one]).find((wish) => wish !== undefined);
}
