import { inspect } from 'node:util';
import { moduleFunction } from './module-function.ts';
import { emptyOutcome, type Inputs, type Outcome } from './outcome.ts';
import type { Place } from './place.ts';
import { type AxiosRequest, axios, platformAxios } from './stand-ins/axios.ts';
import { dollar, Exit } from './stand-ins/dollar.ts';
import { got } from './stand-ins/got.ts';
import { PutObjectCommand, S3Client } from './stand-ins/s3.ts';
import { dataStore, serviceDb } from './stand-ins/stores.ts';

/** What samples may import beside the modules of Node.js. */
const STAND_INS: Record<string, object> = {
  axios: { default: (request: AxiosRequest) => handled(axios(request)) },
  '@pipedream/platform': {
    axios: ($: unknown, request: AxiosRequest) => handled(platformAxios($, request)),
    ConfigurationError: class ConfigurationError extends Error {},
  },
  got: { default: got },
  '@aws-sdk/client-s3': { PutObjectCommand, S3Client },
  '@aws-sdk/node-http-handler': { NodeHttpHandler: class NodeHttpHandler {} },
};

/** Some samples show what happens to a request that nobody waits for: it may fail when the test is over. */
function handled<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => {});
  return promise;
}

/** Runs a Node.js step, action or source in this process, and tells what came of it. */
export async function runNode(code: string, inputs: Inputs, place: Place): Promise<Outcome> {
  const outcome = { ...emptyOutcome(), stored: structuredClone(inputs.stored ?? {}) };
  const record = (...values: unknown[]) => outcome.printed.push(...values.map(shown).join(' ').split('\n'));
  const { env, props } = place.data({ env: inputs.env ?? {}, props: inputs.props ?? {} }, (text) => place.inside(text));
  const names = ['load', 'defineComponent', 'console', 'process'];
  const values = [load, (component: unknown) => component, { log: record, dir: record, error: () => {} }, { env }];
  const AsyncFunction: new (...texts: string[]) => (...given: unknown[]) => Promise<unknown> = Object.getPrototypeOf(
    async () => {},
  ).constructor;
  try {
    const component = await new AsyncFunction(...names, moduleFunction(place.inside(code)))(...values);
    if (typeof component !== 'object' || component === null || !('run' in component) || typeof component.run !== 'function') {
      throw new Error('The sample exports no component.');
    }
    const self = thisOf(component, props, outcome);
    const argument =
      'event' in inputs ? inputs.event : { steps: place.data(inputs.steps ?? {}, (text) => place.inside(text)), $: dollar(outcome) };
    outcome.returned = await component.run.call(self, argument);
  } catch (error) {
    if (!(error instanceof Exit)) {
      outcome.error = error instanceof Error ? error.message : String(error);
      outcome.thrown = inspect(error, { depth: 8 });
    }
  }
  return place.data(outcome, (text) => place.outside(text));
}

async function load(name: string): Promise<object> {
  const standIn = STAND_INS[name.replace(/(?<=.)@[\^~\d][^/]*$/, '')];
  if (standIn) return standIn;
  return import(`node:${name.replace(/^node:/, '')}`);
}

/** Props with their values, methods, and what the service adds. */
function thisOf(component: object, props: Record<string, unknown>, outcome: Outcome): object {
  const self: Record<string, unknown> = {
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
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
}
