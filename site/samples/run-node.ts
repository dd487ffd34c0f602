import { inspect } from 'node:util';
import { moduleFunction } from './module-function.ts';
import { emptyOutcome, type Inputs, type Outcome } from './outcome.ts';
import { Place } from './place.ts';
import { dollar, Exit } from './stand-ins/dollar.ts';
import { packages } from './stand-ins/packages.ts';
import { dataStore, serviceDb } from './stand-ins/stores.ts';

type AnyFunction = (...values: unknown[]) => unknown;
const AsyncFunction: new (...texts: string[]) => (...given: unknown[]) => Promise<unknown> = Object.getPrototypeOf(
  async () => {},
).constructor;

/**
 * Runs a Node.js step, action or source in this process, and tells what came of it. `entry` is the function of the component that is
 * called, such as `props.repo.options`.
 */
export function runNode(code: string, inputs: Inputs, place: Place, entry = 'run'): Promise<Outcome> {
  return outcomeOf(inputs, place, async (outcome, scope) => {
    const component = await evaluate(place.inside(code), scope);
    const { props } = place.data({ props: inputs.props ?? {} }, (text) => place.inside(text));
    const owner = entry.split('.').slice(0, -1);
    const called = at(component, entry.split('.'));
    if (!isFunction(called)) throw new Error(`The sample exports no component with ${entry}.`);
    const self = thisOf(component, props, outcome);
    if (owner.length > 0) return called.call(self, inputs.event ?? {});
    const steps = place.data(inputs.steps ?? {}, (text) => place.inside(text));
    return called.call(self, 'event' in inputs ? inputs.event : { steps, $: dollar(outcome) });
  });
}

/** Functions of a component that the service calls, or an app file offers: `run`, options of props, hooks, methods. */
export async function entriesOf(code: string): Promise<string[]> {
  const outcome = emptyOutcome();
  const component = await evaluate(code, { env: {}, outcome, modules: packages(new Place('/tmp', ''), outcome) });
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

/** Runs a step of v1, which is the body of a function, or a whole function. */
export function runOldStep(code: string, inputs: Inputs, place: Place): Promise<Outcome> {
  return outcomeOf(inputs, place, async (outcome, scope) => {
    const { steps = {}, props = {} } = place.data({ steps: inputs.steps, props: inputs.props }, (text) => place.inside(text));
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
    return new AsyncFunction(...Object.keys(values), place.inside(body)).call(outcome.exports, ...Object.values(values));
  });
}

interface Scope {
  env: Record<string, string>;
  outcome: Outcome;
  modules: Record<string, object>;
  /** Whether pauses take no time. */
  hurry?: boolean | undefined;
}

async function outcomeOf(inputs: Inputs, place: Place, work: (outcome: Outcome, scope: Scope) => Promise<unknown>): Promise<Outcome> {
  const outcome = { ...emptyOutcome(), stored: structuredClone(inputs.stored ?? {}) };
  const env = place.data(inputs.env ?? {}, (text) => place.inside(text));
  try {
    outcome.returned = await work(outcome, { env, outcome, modules: packages(place, outcome), hurry: inputs.hurry });
  } catch (error) {
    if (!(error instanceof Exit)) {
      outcome.error = error instanceof Error ? error.message : String(error);
      outcome.thrown = `${inspect(error, { depth: 10, maxStringLength: null, maxArrayLength: null })}\n${jsonOf(error)}`;
    }
  }
  return place.data(outcome, (text) => place.outside(text));
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

/** What a sample sees of the platform: a console that is written down, the environment, and time. */
function globalsOf({ env, outcome, hurry }: Scope): Record<string, unknown> {
  const record =
    (lines: string[]) =>
    (...values: unknown[]) =>
      void lines.push(...values.map(shown).join(' ').split('\n'));
  const [out, err] = [record(outcome.printed), record(outcome.warned)];
  const soon = (work: () => void, ms: number) => setTimeout(work, Math.min(ms, 1));
  return {
    console: { log: out, dir: out, info: out, error: err, warn: err },
    process: { env },
    ...(hurry ? { setTimeout: soon } : {}),
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

/** Props with their values, methods, and what the service adds. */
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

/** What `this` has for a prop: a service, what was entered, or the default. */
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

/** JSON of anything: what was printed before is left out where an object leads back to it. */
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
