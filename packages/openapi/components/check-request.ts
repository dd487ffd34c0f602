import { fillRequest, type Request, type RequestForm, type RequestParameter } from '../../core/shared/api-request.ts';
import { type SchemaFault, schemaFaults } from '../../core/shared/schema-faults.ts';

/** What a reader typed for each parameter, in their order, and the body as JSON. */
export interface Typed {
  values: string[];
  body: string;
}

export interface CheckedRequest {
  request: Request;
  /** What is wrong with each parameter, in their order; empty where it fits. */
  faults: string[];
  bodyFaults: string[];
}

/** What the form holds at first: the request of the samples. */
export function typedOf({ parameters, body }: RequestForm): Typed {
  return { values: parameters.map(({ value }) => String(value ?? '')), body: body === undefined ? '' : JSON.stringify(body, null, 2) };
}

/** What was typed → a request, and why it does not fit its schemas. Where a value is missing or cannot be read, that of the sample stands. */
export function checkRequest(form: RequestForm, typed: Typed): CheckedRequest {
  const faults: string[] = [];
  const values = form.parameters.map((parameter, index) => {
    const text = typed.values[index] ?? '';
    const isLeftOut = text === '' && parameter.value !== '';
    faults.push(isLeftOut ? (parameter.required ? 'is required' : '') : faultOf(text, parameter));
    if (isLeftOut) return parameter.required ? parameter.value : undefined;
    return typeof parameter.value === 'number' || isNumber(parameter.schema) ? numberOf(text) : text;
  });
  const { body, bodyFaults } = checkBody(form, typed.body);
  return { request: fillRequest(form, values, body), faults, bodyFaults };
}

const MOST = 3;

function checkBody({ body, bodySchema, send }: RequestForm, text: string): { body: unknown; bodyFaults: string[] } {
  if (body === undefined || send === 'file' || send === 'multipart') return { body, bodyFaults: [] };
  try {
    const value: unknown = JSON.parse(text);
    return {
      body: value,
      bodyFaults: schemaFaults(value, bodySchema ?? {})
        .slice(0, MOST)
        .map(sentence),
    };
  } catch {
    return { body, bodyFaults: ['The body is not JSON.'] };
  }
}

function sentence({ at, message }: SchemaFault): string {
  return `${at === '' ? 'The body' : at} ${message}.`;
}

function faultOf(text: string, { schema }: RequestParameter): string {
  return schemaFaults(meaningOf(text, schema), schema)[0]?.message ?? '';
}

/** The text of a parameter as the value that it stands for. */
function meaningOf(text: string, schema: unknown): unknown {
  const types = typesOf(schema);
  if (types.includes('string')) return text;
  if (isNumber(schema)) return numberOf(text);
  if (types.includes('boolean')) return text === 'true' || (text === 'false' ? false : text);
  if (types.includes('array') && !text.startsWith('[')) return text.split(',');
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function isNumber(schema: unknown): boolean {
  return typesOf(schema).some((type) => type === 'integer' || type === 'number');
}

function numberOf(text: string): number | string {
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}

/** The types that a schema names. */
export function typesOf(schema: unknown): unknown[] {
  return typeof schema === 'object' && schema !== null && 'type' in schema ? [schema.type].flat() : [];
}
