import { listOf, type Node, nodeOf, textOf } from '../description/document.ts';
import { anyOf, described, type ReferenceSay } from '../language/say-reference.ts';
import { needsOf } from '../operations/security.ts';
import { codeOf } from '../schema/limits.ts';
import { safeLine, safeMarkdown } from './safe-markdown.ts';
import type { Writer } from './writer.ts';

/** The security schemes of a description, with the URLs and scopes of OAuth 2. */
export function schemesMarkdown(writer: Writer): string[] {
  const { say } = writer.document;
  const schemes = Object.entries(nodeOf(nodeOf(writer.document.root.components).securitySchemes));
  return schemes.map(([id, value]) => {
    const scheme = writer.document.resolve(value);
    const description = textOf(scheme.description);
    return [
      `<ApiField>\n\n<ApiName id="auth.${id.replace(/[^\w.-]+/g, '-')}">${codeOf(id)}</ApiName> ${schemeWords(say, scheme)}${scheme.deprecated === true ? ` · **${say`deprecated`}**` : ''}`,
      ...(description === '' ? [] : [safeMarkdown(description, writer.resolveLink)]),
      ...(textOf(scheme.oauth2MetadataUrl) === '' ? [] : [say`Described at ${codeOf(textOf(scheme.oauth2MetadataUrl))}.`]),
      ...Object.entries(nodeOf(scheme.flows)).flatMap(([flow, node]) => flowMarkdown(writer, flow, nodeOf(node))),
      '</ApiField>',
    ].join('\n\n');
  });
}

function schemeWords(say: ReferenceSay, { type, scheme, bearerFormat, name, in: place, flows, openIdConnectUrl }: Node): string {
  const word = textOf(scheme);
  if (type === 'http' && /^basic$/i.test(word)) return say`HTTP basic: user and password in the header ${HEADER}`;
  if (type === 'http')
    return say`HTTP ${(word || say`authentication`) + (textOf(bearerFormat) === '' ? '' : ` (${codeOf(bearerFormat)})`)} in the header ${HEADER}`;
  if (type === 'apiKey' && place === 'query') return say`key in the query ${codeOf(textOf(name))}`;
  if (type === 'apiKey' && place === 'cookie') return say`key in the cookie ${codeOf(textOf(name))}`;
  if (type === 'apiKey') return say`key in the header ${codeOf(textOf(name))}`;
  if (type === 'oauth2')
    return say`OAuth 2.0 (${Object.keys(nodeOf(flows)).join(', ') || say`any flow`}): an access token in the header ${HEADER}`;
  if (type === 'openIdConnect')
    return textOf(openIdConnectUrl) === '' ? 'OpenID Connect' : say`OpenID Connect, described at ${codeOf(textOf(openIdConnectUrl))}`;
  return type === 'mutualTLS' ? say`a certificate of the client (mutual TLS)` : codeOf(textOf(type) || 'unknown');
}

const HEADER = '`Authorization`';

const ADDRESSES: readonly (readonly [key: string, words: (say: ReferenceSay, address: string) => string])[] = [
  ['authorizationUrl', (say, address) => say`authorization at ${address}`],
  ['deviceAuthorizationUrl', (say, address) => say`device authorization at ${address}`],
  ['tokenUrl', (say, address) => say`token at ${address}`],
  ['refreshUrl', (say, address) => say`refresh at ${address}`],
];

function flowMarkdown(writer: Writer, flow: string, node: Node): string[] {
  const { say } = writer.document;
  const addresses = ADDRESSES.flatMap(([key, words]) => (textOf(node[key]) === '' ? [] : [words(say, codeOf(textOf(node[key])))]));
  const scopes = Object.entries(nodeOf(node.scopes)).map(
    ([scope, words]) => `- ${described(say, codeOf(scope), safeLine(textOf(words), writer.resolveLink))}`,
  );
  const own = addresses.length === 0 ? say`Flow ${codeOf(flow)}.` : say`Flow ${codeOf(flow)}: ${addresses.join(say`, `)}.`;
  const intro = scopes.length === 0 ? own : `${own} ${say`Scopes:`}`;
  return [
    intro,
    ...(scopes.length > 12
      ? ['<ApiMore>', `<ApiLabel>${say`${scopes.length} scopes`}</ApiLabel>`, scopes.join('\n'), '</ApiMore>']
      : scopes.length > 0
        ? [scopes.join('\n')]
        : []),
  ];
}

/** Authentication of an operation, if it differs from the default. */
export function authentication(writer: Writer, node: Node): string[] {
  if (!Array.isArray(node.security)) return [];
  const { say } = writer.document;
  const ways = needsOf(writer.document, node).map((needs) =>
    needs
      .map(({ id, scopes }) => `${codeOf(id)}${scopes.length === 0 ? '' : ` (${scopes.map((scope) => codeOf(scope)).join(', ')})`}`)
      .reduce((one, other) => (one === '' ? other : say`${one} and ${other}`), ''),
  );
  const none = say`none`;
  return [
    `**${say`Authentication`}**: ${
      anyOf(
        say,
        ways.map((way) => way || none),
      ) || none
    }`,
  ];
}

/** One line per server, with its variables. */
export function serversMarkdown(writer: Writer, servers: unknown): string {
  const { say } = writer.document;
  return listOf(servers)
    .map((server) => {
      const { url, name, description, variables } = nodeOf(server);
      const words = [textOf(name), textOf(description)].map((text) => safeLine(text, writer.resolveLink));
      const own = Object.entries(nodeOf(variables)).map(([variableName, variable]) => {
        const { default: value, enum: choices, description: meaning } = nodeOf(variable);
        const said = [
          ...(value === undefined ? [] : [say`default ${codeOf(value)}`]),
          ...(listOf(choices).length === 0
            ? []
            : [
                say`one of ${listOf(choices)
                  .map((one) => codeOf(one))
                  .join(', ')}`,
              ]),
          ...(textOf(meaning) === '' ? [] : [safeLine(textOf(meaning), writer.resolveLink)]),
        ];
        return `\n  - ${described(say, codeOf(`{${variableName}}`), said.join(say`; `) || say`any value`)}`;
      });
      return `- ${described(say, codeOf(textOf(url) || '/'), ...words)}${own.join('')}`;
    })
    .join('\n');
}
