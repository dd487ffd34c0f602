import { listOf, nodeOf, textOf } from '../description/document.ts';
import { mediaTypes } from '../description/media.ts';
import { anyOf, type ReferenceSay } from '../language/say-reference.ts';
import { serversOf } from '../operations/request-form.ts';
import { codeOf } from '../schema/limits.ts';
import { exampleFences } from './example-fences.ts';
import { responseMarkdown } from './response-markdown.ts';
import { safeLine, safeMarkdown } from './safe-markdown.ts';
import { docsLink } from './schema-facts.ts';
import { fieldList } from './schema-markdown.ts';
import { schemesMarkdown, serversMarkdown } from './security-markdown.ts';
import type { SharedError } from './shared-errors.ts';
import type { Writer } from './writer.ts';

export interface FirstPage {
  title: string;
  text: string;
  description: string;
}

/** Content before the operations: the text of the description, servers, authentication, errors. */
export function firstPage(writer: Writer, ownTitle: string | undefined, shared: ReadonlyMap<string, SharedError>): FirstPage {
  const { document, resolveLink } = writer;
  const { say } = document;
  const info = nodeOf(document.root.info);
  const title = ownTitle ?? (textOf(info.title) || say`API reference`);
  const summary = textOf(info.summary);
  const isLong = summary.length >= 50 && summary.length <= 160;
  const description = isLong ? summary : say`Every operation of ${title} with its parameters, requests and responses.`;
  const servers = listOf(document.root.servers);
  const schemes = schemesMarkdown(writer);
  const text = [
    ...(summary === '' ? [] : [safeMarkdown(summary, resolveLink)]),
    ...(textOf(info.description) === '' ? [] : [safeMarkdown(textOf(info.description), resolveLink)]),
    ...aboutInfo(writer),
    `## ${say`Base URL`} {#base-url}`,
    servers.length === 0
      ? say`The description names no server. The samples send their requests to ${codeOf(serversOf([])[0]?.url ?? '')}, which stands for yours.`
      : serversMarkdown(writer, servers),
    ...(schemes.length === 0
      ? []
      : [
          `## ${say`Authentication`} {#authentication}`,
          fieldList(schemes),
          ...needed(writer),
          say`The samples read keys from environment variables, and print none of them.`,
        ]),
    ...errors(writer, shared),
  ].join('\n\n');
  return { title, text, description };
}

/** Version, contact, license, terms and external documentation. */
function aboutInfo(writer: Writer): string[] {
  const { version, contact, license, termsOfService } = nodeOf(writer.document.root.info);
  const { say } = writer.document;
  const link = (url: unknown, words: string) => docsLink(writer, { url, description: words });
  const { name, email, url } = nodeOf(contact);
  const { name: licenseName, url: licenseUrl, identifier } = nodeOf(license);
  const docs = nodeOf(writer.document.root.externalDocs);
  const parts = [
    ...(textOf(version) === '' ? [] : [say`Version ${safeLine(textOf(version), writer.resolveLink)}`]),
    ...(textOf(termsOfService) === '' ? [] : [link(termsOfService, say`Terms of service`)]),
    ...(textOf(name) + textOf(email) + textOf(url) === ''
      ? []
      : [
          say`Contact: ${[textOf(url) === '' ? safeLine(textOf(name), writer.resolveLink) : link(url, textOf(name) || textOf(url)), textOf(email) === '' ? '' : `[${textOf(email)}](mailto:${textOf(email)})`].filter((part) => part !== '').join(', ')}`,
        ]),
    ...(textOf(licenseName) === ''
      ? []
      : [
          say`License: ${textOf(licenseUrl) === '' ? safeLine(textOf(licenseName), writer.resolveLink) : link(licenseUrl, textOf(licenseName))}` +
            (textOf(identifier) === '' ? '' : ` (${textOf(identifier)})`),
        ]),
    ...(docs.url === undefined ? [] : [docsLink(writer, docs)]),
  ];
  return parts.length === 0 ? [] : [parts.join(' · ')];
}

/** Default authentication of operations. */
function needed({ document }: Writer): string[] {
  const { say } = document;
  const ways = listOf(document.root.security).map((needs) =>
    Object.keys(nodeOf(needs))
      .map((id) => `\`${id}\``)
      .reduce((one, other) => (one === '' ? other : say`${one} and ${other}`), ''),
  );
  const named = ways.filter((way) => way !== '');
  return named.length === 0
    ? []
    : [
        say`Unless an operation says otherwise, a request needs ${anyOf(say, [...named, ...(named.length < ways.length ? [say`nothing`] : [])])}.`,
      ];
}

/** How samples behave on errors. */
function onFailure(say: ReferenceSay): string {
  const rows = [
    ['curl', say`${'`--fail-with-body`'} (curl 7.76 or later) prints the body and the status, and ends with exit code 22`],
    ['Node.js', say`The script throws an ${'`Error`'} with the status and the body`],
    ['Python', say`The script prints the status and the body, and ends with exit code 1`],
    ['Go', say`The program prints the status and the body, and ends with exit code 1`],
  ];
  return [
    say`On failure, each sample shows the status and the body of the response. None shows the key.`,
    [`| ${say`Sample`} | ${say`On an error`} |`, '|---|---|', ...rows.map((cells) => `| ${cells.join(' | ')} |`)].join('\n'),
  ].join('\n\n');
}

/** How samples show errors, and the errors that operations have in common. */
function errors(writer: Writer, shared: ReadonlyMap<string, SharedError>): string[] {
  const own = [...shared.values()].flatMap((response) => {
    const { status, description, content } = response;
    return [
      `**${status.toLowerCase()}** ${safeLine(description, writer.resolveLink)}`,
      ...responseMarkdown(writer, response, `error.${status.toLowerCase()}`, false),
      ...mediaTypes(content).flatMap((media) => exampleFences(writer, media, 'response', status.toLowerCase())),
    ];
  });
  const { say } = writer.document;
  const intro = say`Most operations have these errors in common. An operation names only its others.`;
  return [`## ${say`Errors`} {#errors}`, onFailure(say), ...(own.length === 0 ? [] : [intro, ...own])];
}
