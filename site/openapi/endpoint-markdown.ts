import { samples } from '../../engine/openapi/samples.ts';
import { fieldsOf, limitsOf, typeName } from './fields.ts';
import { escapeMdx, tableCell } from './markdown-text.ts';
import { exampleRequest, examplesOf, success } from './request.ts';
import type { Operation } from './schema.ts';

/** Everything about an operation below its heading, as Markdown with components. */
export function endpointMarkdown(operation: Operation): string {
  const { method, path, description } = operation;
  return [
    `<ApiEndpoint method="${method.toLowerCase()}">\n\n**${method}** \`${path}\`\n\n</ApiEndpoint>`,
    escapeMdx(description.trim()),
    ...parameters(operation),
    ...request(operation),
    ...answer(operation),
    errors(operation),
  ].join('\n\n');
}

/** A table for each place that parameters go to. */
function parameters({ parameters: own, requestBody }: Operation): string[] {
  const rows = (place: string) =>
    own
      .filter((parameter) => parameter.in === place && !parameter['x-shared'])
      .map(({ name, required, description, schema }) =>
        row(name, typeName(schema), needOf(required, 0, schema.default), [description, limitsOf(schema)]),
      );
  const body = requestBody?.content['application/json'].schema;
  const fields = (body ? fieldsOf(body) : []).map(({ name, type, required, oneOf, schema }) =>
    row(name, type, needOf(required, oneOf, schema.default), [schema.description ?? '', limitsOf(schema)]),
  );
  const tables = [
    ...parameterTable('Path parameters', rows('path')),
    ...parameterTable('Query parameters', rows('query')),
    ...parameterTable('Body parameters', fields),
    ...(body?.description ? [escapeMdx(body.description)] : []),
  ];
  return tables.length > 0 ? tables : ['No parameters other than the [common ones](#common-parameters).'];
}

function parameterTable(title: string, rows: string[]): string[] {
  if (rows.length === 0) return [];
  const table = ['| Name | Type | Required or default | Description |', '|---|---|---|---|', ...rows].join('\n');
  return [`**${title}**`, `<Parameters>\n\n${table}\n\n</Parameters>`];
}

const NUMBERS: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four' };

/** Whether a parameter has to be sent, or what holds without it. */
function needOf(required: boolean, oneOf: number, fallback: unknown): string {
  if (required) return '**required**';
  if (oneOf > 0) return `**one of ${NUMBERS[oneOf] ?? oneOf}**`;
  return fallback === undefined ? 'optional' : `\`${JSON.stringify(fallback)}\``;
}

function row(name: string, type: string, need: string, phrases: string[]): string {
  const parents = name.split('.');
  const own = parents.pop() ?? name;
  return tableRow([
    `${'↳ '.repeat(parents.length)}\`${own}\``,
    type,
    need,
    phrases
      .filter((phrase) => phrase !== '')
      .map(tableCell)
      .join('; '),
  ]);
}

function request(operation: Operation): string[] {
  const tabs = samples(exampleRequest(operation)).map(
    ({ label, language, code }) => `<Tab label="${label}">\n\n${fence(language, code)}\n\n</Tab>`,
  );
  const content = operation.requestBody?.content['application/json'];
  const others = (content ? examplesOf(content) : [])
    .slice(1)
    .map(({ summary, value }) => `**Another body**: ${escapeMdx(summary)}\n\n${fence('json', JSON.stringify(value, null, 2))}`);
  return ['**Request**', `<Tabs>\n${tabs.join('\n')}\n</Tabs>`, ...others];
}

function answer(operation: Operation): string[] {
  const { status, response } = success(operation);
  const code = `${/X/.test(status) ? 'any ' : ''}\`${status.toLowerCase()}\``;
  const line = `**Response** ${code}: ${escapeMdx(response.description)}`;
  const content = response.content?.['application/json'];
  if (!content) return [line];
  const examples = examplesOf(content).map(({ summary, value }) =>
    fence(summary === '' ? 'json' : `json title="${summary}"`, JSON.stringify(value, null, 2)),
  );
  const fields = fieldsOf(content.schema).filter(({ name }) => name !== 'data' && !name.startsWith('page_info.'));
  const rows = fields.map(({ name, type, schema }) => tableRow([`\`${name}\``, type, tableCell(schema.description ?? '')]));
  return [
    line,
    ...examples,
    [':::details Fields of the response', '', '| Field | Type | Description |', '|---|---|---|', ...rows, '', ':::'].join('\n'),
  ];
}

function errors({ responses }: Operation): string {
  const codes = Object.keys(responses)
    .filter((code) => !code.startsWith('2'))
    .map((code) => `\`${code.toLowerCase()}\``);
  return `**Errors** ${codes.join(', ')}: [how to read an error](#errors)`;
}

function fence(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}

function tableRow(cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}
