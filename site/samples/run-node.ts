import { moduleFunction } from '../../engine/samples/module-function.ts';
import { emptyOutcome, type Inputs, type Outcome } from './outcome.ts';
import type { Place } from './place.ts';
import { axios, platformAxios } from './stand-ins/axios.ts';

/** What samples may import beside the modules of Node.js. */
const STAND_INS: Record<string, object> = {
  axios: { default: axios },
  '@pipedream/platform': { axios: platformAxios, ConfigurationError: class ConfigurationError extends Error {} },
};

/** Thrown by `$.flow.exit`: what comes after it does not run. */
class Exit extends Error {}

type Callable = (...args: unknown[]) => unknown;

/** Runs a Node.js step, action or source in this process, and tells what came of it. */
export async function runNode(code: string, inputs: Inputs, place: Place): Promise<Outcome> {
  const outcome = { ...emptyOutcome(), stored: structuredClone(inputs.stored ?? {}) };
  const record = (...values: unknown[]) => outcome.printed.push(...values.map(shown).join(' ').split('\n'));
  const names = ['load', 'defineComponent', 'console', 'process'];
  const values = [load, (component: unknown) => component, { log: record, dir: record, error: () => {} }, { env: inputs.env ?? {} }];
  const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;
  try {
    const component: unknown = await new AsyncFunction(...names, moduleFunction(place.inside(code)))(...values);
    if (typeof component !== 'object' || component === null || !('run' in component) || typeof component.run !== 'function') {
      throw new Error('The sample exports no component.');
    }
    const self = thisOf(component, inputs, outcome);
    const argument = 'event' in inputs ? inputs.event : { steps: place.data(inputs.steps ?? {}, (text) => place.inside(text)), $: dollar(outcome) };
    outcome.returned = await component.run.call(self, argument);
  } catch (error) {
    if (!(error instanceof Exit)) outcome.error = error instanceof Error ? error.message : String(error);
  }
  return place.data(outcome, (text) => place.outside(text));
}

async function load(name: string): Promise<object> {
  const standIn = STAND_INS[name];
  if (standIn) return standIn;
  return import(`node:${name.replace(/^node:/, '')}`);
}

/** Props with their values, methods, and what the service adds. */
function thisOf(component: object, { props = {} }: Inputs, outcome: Outcome): object {
  const self: Record<string, unknown> = {
    $emit: (event: unknown, metadata: unknown) => void outcome.emitted.push({ event, metadata }),
  };
  for (const [name, prop] of Object.entries(partOf(component, 'props'))) {
    const type = typeof prop === 'string' ? prop : partOf(prop, 'type');
    if (type === '$.service.db') self[name] = serviceDb(outcome.stored);
    else if (type === 'data_store') self[name] = dataStore(outcome.stored);
    else if (type === '$.interface.http') self[name] = { endpoint: 'https://endpoint.example.com', respond: (given: unknown) => void (outcome.answered = given) };
    else self[name] = name in props ? props[name] : defaultOf(prop);
  }
  for (const [name, method] of Object.entries(partOf(component, 'methods'))) {
    if (typeof method === 'function') self[name] = method;
  }
  return self;
}

function partOf(value: unknown, name: string): object {
  const part: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof part === 'object' && part !== null ? part : typeof part === 'string' ? Object(part).valueOf() : {};
}

function defaultOf(prop: unknown): unknown {
  return typeof prop === 'object' && prop !== null && 'default' in prop ? prop.default : undefined;
}

function serviceDb(stored: Record<string, unknown>) {
  return { get: (key: string) => stored[key], set: (key: string, value: unknown) => void (stored[key] = value) };
}

function dataStore(stored: Record<string, unknown>) {
  return {
    get: async (key: string) => stored[key],
    set: async (key: string, value: unknown) => void (stored[key] = structuredClone(value)),
    has: async (key: string) => key in stored,
    delete: async (key: string) => void delete stored[key],
    keys: async () => Object.keys(stored),
    entries: async () => Object.entries(stored),
    clear: async () => {
      for (const key of Object.keys(stored)) delete stored[key];
    },
  };
}

function dollar(outcome: Outcome): object {
  const send = (to: string): Callable => (...payload) => void outcome.sent.push({ to, payload });
  return {
    export: (name: string, value: unknown) => void (outcome.exports[name] = value),
    respond: async (answer: unknown) => void (outcome.answered = answer),
    flow: {
      exit(reason = '') {
        outcome.exit = reason;
        throw new Exit();
      },
      delay(ms: number) {
        outcome.delay = ms;
        return { resume_url: 'https://resume.example.com/1', cancel_url: 'https://cancel.example.com/1' };
      },
    },
    send: Object.fromEntries(['http', 'email', 's3', 'emit', 'sse', 'snowflake'].map((to) => [to, send(to)])),
  };
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
}
