import { listOf, nodeOf, textOf } from './document.ts';
import { exampleFences } from './example-fences.ts';
import { mediaOf } from './request.ts';
import { responseWords } from './response-words.ts';
import { safeLine, safeMarkdown } from './safe-markdown.ts';
import { cellText, type Writer } from './writer.ts';

export interface FirstPage {
  title: string;
  text: string;
  description: string;
}

/** What stands in front of the operations: the words of the description, servers, how to sign in, errors. */
export function firstPage(writer: Writer, ownTitle: string | undefined): FirstPage {
  const { document, isKnownLink } = writer;
  const info = nodeOf(document.root.info);
  const title = ownTitle ?? (textOf(info.title) || 'API reference');
  const summary = textOf(info.summary);
  const isLong = summary.length >= 50 && summary.length <= 160;
  const description = isLong ? summary : `Every operation of ${title} with its parameters, requests and responses.`;
  const servers = listOf(document.root.servers).map((server) => {
    const { url, description: words } = nodeOf(server);
    const text = safeLine(textOf(words), isKnownLink);
    return `- \`${textOf(url).replaceAll('`', "'") || '/'}\`${text === '' ? '' : `: ${text}`}`;
  });
  const schemes = Object.entries(nodeOf(nodeOf(document.root.components).securitySchemes)).map(([id, value]) => {
    const scheme = document.resolve(value);
    const words = safeLine(textOf(scheme.description), isKnownLink);
    return `- **${cellText(id)}**: ${schemeWords(scheme)}${words === '' ? '' : `. ${words}`}`;
  });
  const text = [
    ...(textOf(info.description) === '' ? [] : [safeMarkdown(textOf(info.description), isKnownLink)]),
    ...(servers.length === 0 ? [] : ['## Base URL {#base-url}', servers.join('\n')]),
    ...(schemes.length === 0
      ? []
      : [
          '## Authentication {#authentication}',
          schemes.join('\n'),
          `The samples read the key from the environment variable \`${writer.variable}\`.`,
        ]),
    ...errors(writer),
  ].join('\n\n');
  return { title, text, description };
}

function schemeWords({ type, scheme, name, in: place, flows }: Readonly<Record<string, unknown>>): string {
  if (type === 'http') return `HTTP ${textOf(scheme) || 'authentication'} in the header \`Authorization\``;
  if (type === 'apiKey') return `key in the ${textOf(place) || 'header'} \`${textOf(name)}\``;
  if (type === 'oauth2') return `OAuth 2.0 (${Object.keys(nodeOf(flows)).join(', ') || 'any flow'})`;
  return textOf(type) === 'openIdConnect' ? 'OpenID Connect' : `\`${textOf(type) || 'unknown'}\``;
}

const ON_FAILURE = `On failure, each sample shows the status and the body of the response. None shows the key.

| Sample | On an error |
|---|---|
| curl | \`--fail-with-body\` (curl 7.76 or later) prints the body and the status, and ends with exit code 22 |
| Node.js | The script throws an \`Error\` with the status and the body |
| Python | The script prints the status and the body, and ends with exit code 1 |
| Go | The program prints the status and the body, and ends with exit code 1 |`;

/** How to see an error, and those that the operations have in common. */
function errors(writer: Writer): string[] {
  const shared = [...writer.sharedErrors.values()];
  const rows = shared.map(({ status, response }) => `| \`${status.toLowerCase()}\` | ${responseWords(writer, response)} |`);
  const bodies = shared.flatMap(({ status, response }) => {
    const found = mediaOf(nodeOf(response).content);
    return found ? exampleFences(writer, found, `${status.toLowerCase()}`).slice(0, 1) : [];
  });
  const table = [
    'Most operations have these errors in common. An operation names only its others.',
    ['| Status | Meaning |', '|---|---|', ...rows].join('\n'),
  ];
  return ['## Errors {#errors}', ON_FAILURE, ...(rows.length === 0 ? [] : table), ...bodies.slice(0, 1)];
}
