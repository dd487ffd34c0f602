import { listOf, type Node, nodeOf, textOf } from '../description/document.ts';
import { needsOf } from '../operations/security.ts';
import { codeOf } from '../schema/limits.ts';
import { safeLine, safeMarkdown } from './safe-markdown.ts';
import type { Writer } from './writer.ts';

/** The ways to sign in that a description defines, with the addresses and scopes of OAuth 2. */
export function schemesMarkdown(writer: Writer): string[] {
  const schemes = Object.entries(nodeOf(nodeOf(writer.document.root.components).securitySchemes));
  return schemes.map(([id, value]) => {
    const scheme = writer.document.resolve(value);
    const description = textOf(scheme.description);
    return [
      `<ApiField>\n\n<ApiName id="auth.${id.replace(/[^\w.-]+/g, '-')}">${codeOf(id)}</ApiName> ${schemeWords(scheme)}${scheme.deprecated === true ? ' · **deprecated**' : ''}`,
      ...(description === '' ? [] : [safeMarkdown(description, writer.resolveLink)]),
      ...(textOf(scheme.oauth2MetadataUrl) === '' ? [] : [`Described at ${codeOf(textOf(scheme.oauth2MetadataUrl))}.`]),
      ...Object.entries(nodeOf(scheme.flows)).flatMap(([flow, node]) => flowMarkdown(writer, flow, nodeOf(node))),
      '</ApiField>',
    ].join('\n\n');
  });
}

function schemeWords({ type, scheme, bearerFormat, name, in: place, flows, openIdConnectUrl }: Node): string {
  const word = textOf(scheme);
  if (type === 'http' && /^basic$/i.test(word)) return 'HTTP basic: user and password in the header `Authorization`';
  if (type === 'http')
    return `HTTP ${word || 'authentication'}${textOf(bearerFormat) === '' ? '' : ` (${codeOf(bearerFormat)})`} in the header \`Authorization\``;
  if (type === 'apiKey') return `key in the ${textOf(place) || 'header'} ${codeOf(textOf(name))}`;
  if (type === 'oauth2')
    return `OAuth 2.0 (${Object.keys(nodeOf(flows)).join(', ') || 'any flow'}): an access token in the header \`Authorization\``;
  if (type === 'openIdConnect')
    return `OpenID Connect${textOf(openIdConnectUrl) === '' ? '' : `, described at ${codeOf(textOf(openIdConnectUrl))}`}`;
  return type === 'mutualTLS' ? 'a certificate of the client (mutual TLS)' : codeOf(textOf(type) || 'unknown');
}

const ADDRESSES = [
  ['authorizationUrl', 'authorization'],
  ['deviceAuthorizationUrl', 'device authorization'],
  ['tokenUrl', 'token'],
  ['refreshUrl', 'refresh'],
] as const;

function flowMarkdown(writer: Writer, flow: string, node: Node): string[] {
  const addresses = ADDRESSES.flatMap(([key, words]) => (textOf(node[key]) === '' ? [] : [`${words} at ${codeOf(textOf(node[key]))}`]));
  const scopes = Object.entries(nodeOf(node.scopes)).map(
    ([scope, words]) => `- ${codeOf(scope)}${textOf(words) === '' ? '' : `: ${safeLine(textOf(words), writer.resolveLink)}`}`,
  );
  const intro = `Flow ${codeOf(flow)}${addresses.length === 0 ? '' : `: ${addresses.join(', ')}`}.${scopes.length === 0 ? '' : ' Scopes:'}`;
  return [
    intro,
    ...(scopes.length > 12
      ? ['<ApiMore>', `<ApiLabel>${scopes.length} scopes</ApiLabel>`, scopes.join('\n'), '</ApiMore>']
      : scopes.length > 0
        ? [scopes.join('\n')]
        : []),
  ];
}

/** How to sign in, where an operation asks for something else than the others. */
export function authentication(writer: Writer, node: Node): string[] {
  if (!Array.isArray(node.security)) return [];
  const ways = needsOf(writer.document, node).map((needs) =>
    needs
      .map(({ id, scopes }) => `${codeOf(id)}${scopes.length === 0 ? '' : ` (${scopes.map((scope) => codeOf(scope)).join(', ')})`}`)
      .join(' and '),
  );
  return [`**Authentication**: ${ways.map((way) => way || 'none').join(', or ') || 'none'}`];
}

/** A line for each server, with its variables. */
export function serversMarkdown(writer: Writer, servers: unknown): string {
  return listOf(servers)
    .map((server) => {
      const { url, name, description, variables } = nodeOf(server);
      const words = [textOf(name), textOf(description)]
        .filter((text) => text !== '')
        .map((text) => safeLine(text, writer.resolveLink))
        .join(': ');
      const own = Object.entries(nodeOf(variables)).map(([variableName, variable]) => {
        const { default: value, enum: choices, description: meaning } = nodeOf(variable);
        const said = [
          ...(value === undefined ? [] : [`default ${codeOf(value)}`]),
          ...(listOf(choices).length === 0
            ? []
            : [
                `one of ${listOf(choices)
                  .map((one) => codeOf(one))
                  .join(', ')}`,
              ]),
          ...(textOf(meaning) === '' ? [] : [safeLine(textOf(meaning), writer.resolveLink)]),
        ];
        return `\n  - ${codeOf(`{${variableName}}`)}: ${said.join('; ') || 'any value'}`;
      });
      return `- ${codeOf(textOf(url) || '/')}${words === '' ? '' : `: ${words}`}${own.join('')}`;
    })
    .join('\n');
}
