import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Limits } from '../isolation/limits.ts';
import { type Ran, runIsolated } from '../isolation/run-isolated.ts';
import type { Isolation } from '../isolation/sandbox.ts';
import type { Tool } from '../languages/language.ts';
import type { Program } from '../plan/plan-page.ts';
import type { Answer } from '../services/answers.ts';
import { forwardCommands, portInside } from '../services/forward.ts';
import { type AnswerServer, serveAnswers } from '../services/serve-answers.ts';
import type { HttpService, OuterService } from '../services/service.ts';
import type { Assembled, SetUp } from './assemble.ts';
import type { GoModule } from './go-module.ts';

/** Options shared by all programs of a site. */
export interface RunContext {
  isolation: Isolation;
  limits: Limits;
  /** Environment variables of all samples. */
  env: Readonly<Record<string, string>>;
  /** Files beside a language's samples: language → name → text. */
  files: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Setup files: language → file that runs before each of its samples. */
  setUp: Readonly<Record<string, SetUp>>;
  /** Links to packages that samples may load: see `packageLinks`. */
  links: Readonly<Record<string, string>>;
  /** The Go module that samples may import. */
  goModule?: GoModule | undefined;
  /** Folders of programs, as in the variable `PATH`. */
  searchPath: string;
  /** Cache folder for compilers. */
  cacheFolder: string;
  services: readonly HttpService[];
  outer: readonly OuterService[];
}

export interface ProgramRun extends Ran {
  /** Requests without a response. */
  missing: string[];
  /** Responses it got. The result is valid as long as they don't change. */
  given: Record<string, Record<string, Answer>>;
}

/** Runs a program once, together with the services it needs. */
export async function runProgram(program: Program, { name, text }: Assembled, tool: Tool, context: RunContext): Promise<ProgramRun> {
  const { language, needs } = program;
  const { isolation, limits } = context;
  const services = context.services.filter((service) => needs.includes(service.name));
  const outer = context.outer.filter((service) => needs.includes(service.name));
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-services-'));
  const sockets = services.map((_, at) => path.join(folder, String(at)));
  const servers: AnswerServer[] = [];
  try {
    for (const [at, service] of services.entries())
      servers.push(await serveAnswers(service, isolation === 'full' ? sockets[at] : undefined));
    const addresses = servers.map(({ port }, at) => `http://127.0.0.1:${isolation === 'full' ? portInside(at) : port}`);
    const inside = (before: string) =>
      services.reduce((changed, { origin }, at) => changed.replaceAll(origin, addresses[at] ?? ''), before);
    const outside = (after: string) => services.reduce((changed, { origin }, at) => changed.replaceAll(addresses[at] ?? '', origin), after);
    const insideAll = (texts: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, inside(value)]));

    const kept = path.join(context.cacheFolder, language.label.toLowerCase());
    const cached = language.env?.(kept) ?? {};
    if (Object.values(cached).includes(kept)) mkdirSync(kept, { recursive: true });
    const routes = Object.fromEntries(services.map(({ origin }, at) => [origin.replace(/^https?:\/\//, ''), addresses[at]]));
    const ran = await runIsolated({
      isolation,
      limits: { ...limits, seconds: limits.seconds * (language.patience ?? 1) },
      kept: Object.values(cached).includes(kept) ? [kept] : [],
      hasNetwork: needs.includes('network') || outer.length > 0,
      services: isolation === 'full' ? forwardCommands(sockets.length) : [],
      sockets: sockets.length > 0 ? folder : undefined,
      files: { ...insideAll({ ...filesOf(program, context), ...program.files }), [name]: await compiled(program, inside(text)) },
      links: context.links,
      env: {
        PATH: context.searchPath,
        ...cached,
        ...insideAll({ ...context.env, ...program.env }),
        ...Object.assign({}, ...outer.map((service) => service.env)),
        ...(services.length > 0 ? { DOCS_SERVICES: JSON.stringify(routes) } : {}),
      },
      commands: commandsOf(program, name, tool, context),
    });
    const given = Object.fromEntries(servers.map((server, at) => [services[at]?.name ?? '', server.given]));
    return {
      ...ran,
      stdout: outside(ran.stdout),
      stderr: outside(ran.stderr),
      missing: servers.flatMap((server) => server.missing),
      given,
    };
  } finally {
    await Promise.all(servers.map((server) => server.close()));
    rmSync(folder, { recursive: true, force: true });
  }
}

function compiled({ language }: Program, text: string): Promise<string> | string {
  return language.compile ? language.compile(text) : text;
}

export function commandsOf(program: Program, file: string, tool: Tool, context: RunContext) {
  const setUp = setUpOf(program, context);
  return program.language.commands(file, tool, (setUp && program.language.setUp?.(setUp.name)) ?? []);
}

/** The setup file of a language, under any of its names. */
export function setUpOf({ language }: Program, { setUp }: RunContext): SetUp | undefined {
  return language.names.map((name) => setUp[name]).find((found) => found !== undefined);
}

/** The files for a language, under any of its names. */
export function filesOf(program: Program, context: RunContext): Record<string, string> {
  const setUp = setUpOf(program, context);
  const own = setUp && program.language.setUp ? { [setUp.name]: setUp.text } : {};
  return Object.assign(own, moduleOf(program, context), ...program.language.names.map((name) => context.files[name] ?? {}));
}

/** The module that the site documents, for samples that import it. Its requirements must be downloaded already. */
function moduleOf({ language, members }: Program, { goModule }: RunContext): Record<string, string> {
  if (goModule === undefined || !language.names.includes('go')) return {};
  return members.some(({ code }) => code.includes(`"${goModule.name}`)) ? goModule.files : {};
}
