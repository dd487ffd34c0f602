import { inspect } from 'node:util';
import { emptyOutcome, type Inputs, type Outcome } from '../outcome.ts';
import { dollar, Exit } from './dollar.ts';
import { eachStep } from './jobs.ts';
import { moduleFunction } from './module-function.ts';
import { packages } from './packages.ts';
import { dataStore, serviceDb } from './stores.ts';

type AnyFunction = (...values: unknown[]) => unknown;
const AsyncFunction: new (...texts: string[]) => (...given: unknown[]) => Promise<unknown> = Object.getPrototypeOf(
  async () => {},
).constructor;

/** Stands in for the service to run Node.js steps, actions and sources, all in this process. */
await eachStep(async ({ code, given, server }) => {
  const late: unknown[] = [];
  const note = (error: unknown) => void late.push(error);
  process.on('unhandledRejection', note);
  const came = await played(code, given, server);
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', note);
  return late.length === 0 ? came : { ...came, error: `A promise is rejected and nobody handles it: ${late.join(', ')}` };
});

/** A component that exports an object, or a function body, as in v1. */
async function played(code: string, given: Inputs, server: string): Promise<Outcome> {
  if (!/export default|module\.exports/.test(code)) return runOldStep(code, given, server);
  if (given.entry === undefined) return runNode(code, given, server, 'run');
  const entries = await entriesOf(code);
  const entry = entries[given.entry];
  return { ...(entry === undefined ? emptyOutcome() : await runNode(code, given, server, entry)), entries: entries.length };
}

/** Runs a step, action or source. `entry`: the component function to call, such as `props.repo.options`. */
function runNode(code: string, given: Inputs, server: string, entry: string): Promise<Outcome> {
  return outcomeOf(given, server, async (outcome, scope) => {
    const component = await evaluate(code, scope);
    const owner = entry.split('.').slice(0, -1);
    const called = at(component, entry.split('.'));
    if (!isFunction(called)) throw new Error(`The sample exports no component with ${entry}.`);
    const self = thisOf(component, given.props ?? {}, outcome);
    if (owner.length > 0) return called.call(self, given.event ?? {});
    return called.call(self, 'event' in given ? given.event : { steps: given.steps ?? {}, $: dollar(outcome) });
  });
}

/** A component's or app file's callable functions: `run`, prop options, hooks, methods. */
async function entriesOf(code: string): Promise<string[]> {
  const outcome = emptyOutcome();
  const component = await evaluate(code, { server: '', env: {}, outcome, modules: packages('', outcome) });
  const groups = ['hooks', ...(at(component, ['type']) === 'app' ? ['methods'] : [])];
  const optionsOf = (group: string) => fieldsOf(component, group).map(([name]) => [group, name, 'options']);
  const paths = [
    ['run'],
    ['additionalProps'],
    ...optionsOf('props'),
    ...optionsOf('propDefinitions'),
    ...groups.flatMap((group) => fieldsOf(component, group).map(([name]) => [group, name])),
  ];
  return paths.filter((path) => isFunction(at(component, path))).map((path) => path.join('.'));
}

/** Runs a v1 step, which is a function body or a whole function. */
function runOldStep(code: string, given: Inputs, server: string): Promise<Outcome> {
  return outcomeOf(given, server, async (outcome, scope) => {
    const { steps = {}, props = {} } = given;
    const $ = dollar(outcome);
    const values: Record<string, unknown> = {
      ...globalsOf(scope),
      event: at(steps, ['trigger', 'event']),
      steps,
      params: at(props, ['params']) ?? {},
      auths: at(props, ['auths']) ?? {},
      $end: at($, ['flow', 'exit']),
      $respond: at($, ['respond']),
      $send: at($, ['send']),
      $checkpoint: undefined,
      require: requireOf(scope),
    };
    const body = /^async \(/.test(code) ? `return (${code.trim()})(event, steps, params, auths);` : code;
    return new AsyncFunction(...Object.keys(values), body).call(outcome.exports, ...Object.values(values));
  });
}

interface Scope {
  server: string;
  env: Record<string, string>;
  outcome: Outcome;
  modules: Record<string, object>;
  /** Skip pauses. */
  hurry?: boolean | undefined;
}

async function outcomeOf(given: Inputs, server: string, work: (outcome: Outcome, scope: Scope) => Promise<unknown>): Promise<Outcome> {
  const outcome = { ...emptyOutcome(), stored: structuredClone(given.stored ?? {}) };
  try {
    outcome.returned = await work(outcome, {
      server,
      env: given.env ?? {},
      outcome,
      modules: packages(server, outcome),
      hurry: given.hurry,
    });
  } catch (error) {
    if (!(error instanceof Exit)) {
      outcome.error = error instanceof Error ? error.message : String(error);
      outcome.thrown = `${inspect(error, { depth: 10, maxStringLength: null, maxArrayLength: null })}\n${jsonOf(error)}`;
    }
  }
  return outcome;
}

async function evaluate(code: string, scope: Scope): Promise<object> {
  const module: { exports: unknown } = { exports: undefined };
  const values: Record<string, unknown> = {
    ...globalsOf(scope),
    load: (name: string) => loaded(name, scope),
    require: requireOf(scope),
    module,
    defineComponent: (component: unknown) => component,
  };
  const isOld = /^module\.exports\s*=/m.test(code);
  const body = isOld ? code : moduleFunction(code);
  const component = (await new AsyncFunction(...Object.keys(values), body)(...Object.values(values))) ?? module.exports;
  if (typeof component !== 'object' || component === null) throw new Error('The sample exports no component.');
  return component;
}

/** A sample's view of the platform: a recorded console, the environment, and time. */
function globalsOf({ env, outcome, hurry, server }: Scope): Record<string, unknown> {
  const record =
    (lines: string[]) =>
    (...values: unknown[]) =>
      void lines.push(...values.map(shown).join(' ').split('\n'));
  const [out, err] = [record(outcome.printed), record(outcome.warned)];
  const soon = (work: () => void, ms: number) => setTimeout(work, Math.min(ms, 1));
  return {
    console: { log: out, dir: out, info: out, error: err, warn: err },
    process: { env },
    URL: urlOn(server),
    ...(hurry ? { setTimeout: soon } : {}),
  };
}

/** Keeps a path from a server's root below the folder that stands for that server. */
function urlOn(server: string) {
  return class extends URL {
    constructor(url: string, base?: string) {
      const host = base?.startsWith(`${server}/`) ? base.slice(server.length).split('/', 2).join('/') : undefined;
      super(host !== undefined && url.startsWith('/') ? server + host + url : url, base);
    }
  };
}

function loaded(name: string, { modules }: Scope): object | Promise<object> {
  return modules[name.replace(/(?<=.)@[\^~\d][^/]*$/, '')] ?? import(`node:${name.replace(/^node:/, '')}`);
}

function requireOf({ modules }: Scope) {
  return (name: string) => {
    const found = modules[name] ?? process.getBuiltinModule(name);
    if (!found) throw new Error(`Cannot find module '${name}'`);
    return found;
  };
}

/** Props with values, methods, and members added by the service. */
function thisOf(component: object, props: Record<string, unknown>, outcome: Outcome): object {
  const self: Record<string, unknown> = {
    $auth: props.$auth,
    $emit: (event: unknown, metadata: unknown) => void outcome.emitted.push({ event, metadata }),
  };
  for (const [name, prop] of fieldsOf(component, 'props')) {
    self[name] = propValue(typeof prop === 'string' ? { type: prop } : Object(prop), props[name], outcome);
  }
  for (const [name, method] of fieldsOf(component, 'methods')) self[name] = method;
  return self;
}

function fieldsOf(component: object, name: string): [string, unknown][] {
  const fields: unknown = Reflect.get(component, name);
  return typeof fields === 'object' && fields !== null ? Object.entries(fields) : [];
}

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce((inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined), value);
}

function isFunction(value: unknown): value is AnyFunction {
  return typeof value === 'function';
}

/** Value of a prop on `this`: a service, the input, or the default. */
function propValue(prop: { type?: string; default?: unknown }, entered: unknown, outcome: Outcome): unknown {
  if (prop.type === '$.service.db') return serviceDb(outcome.stored);
  if (prop.type === 'data_store') return dataStore(outcome.stored);
  if (prop.type !== '$.interface.http') return entered ?? prop.default;
  const respond = (answer: unknown) => {
    outcome.answered = answer;
  };
  return { endpoint: 'https://endpoint.example.com', respond };
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : (jsonOf(value) ?? 'undefined');
}

/** JSON of any value, without circular references. */
function jsonOf(value: unknown): string | undefined {
  const seen = new WeakSet();
  return JSON.stringify(value, (_name, inner: unknown) => {
    if (typeof inner === 'bigint') return String(inner);
    if (typeof inner !== 'object' || inner === null) return inner;
    if (seen.has(inner)) return undefined;
    seen.add(inner);
    return inner;
  });
}
