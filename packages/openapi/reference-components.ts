import path from 'node:path';
import type { PluginContext } from '../core/plugin/contexts.ts';
import { AuthorError } from '../core/shared/author-error.ts';
import type { MarkdownComponent } from '../core/shared/content-component.ts';
import { displayPath } from '../core/util/files.ts';
import { Document } from './description/document.ts';
import { readDescription } from './description/read-description.ts';
import type { DescriptionOptions } from './description-options.ts';
import { type OwnWords, sayReferenceIn } from './language/reference-texts.ts';
import type { ReferenceSay } from './language/say-reference.ts';
import type { Operation } from './operations/operations-of.ts';
import { operationList } from './pages/operation-list.ts';
import { makeReference, objectSections, operationText, type Reference, type Section, withObjectLinks } from './pages/reference.ts';
import { cellText } from './pages/safe-markdown.ts';
import { newPage } from './pages/writer.ts';

type Props = Readonly<Record<string, string>>;

/** The parts of a reference that an author can place on a page. */
interface Placed extends Reference {
  objects: (Section & { reference: string })[];
  /** Address of the page with the objects; empty if it's that of the operations. */
  objectsAt: string;
  errorsAt: string;
}

/** Components for authors who place operations and objects on their own pages. A description is read when first needed. */
export function referenceComponents(
  descriptions: readonly DescriptionOptions[],
  { root, names, lang: original, words }: Pick<PluginContext, 'root' | 'names' | 'lang'> & { words: OwnWords },
): Record<string, MarkdownComponent> {
  const known = new Map<string, Promise<Placed>>();
  const referenceOf = ({ file }: Props, lang: string): Promise<Placed> => {
    const one = descriptions.find((candidate) => file === undefined || displayPath(root, path.resolve(root, candidate.file)) === file);
    if (!one) throw new AuthorError('No description of an API is known.', 'Name it in the options of the plugin `openapi`.');
    const say = sayReferenceIn(lang || original, words);
    const key = `${lang} ${one.file}`;
    const reading = known.get(key) ?? read(one, say);
    known.set(key, reading);
    return reading;
  };

  async function read({ file, path: begin, objects, areas, keyVariable, send }: DescriptionOptions, say: ReferenceSay): Promise<Placed> {
    const absolute = path.resolve(root, file);
    const shown = displayPath(root, absolute);
    const document = await readDescription(absolute, shown, names);
    if (!(document instanceof Document)) throw new AuthorError(`${shown} cannot be read.`, 'Correct what is reported of it.');
    document.say = say;
    // The links are on the author's page, where the checks cover them.
    const reference = makeReference(document, { areas, variable: keyVariable, send, resolveLink: (href) => href });
    return {
      ...reference,
      objects: objectSections(reference),
      objectsAt: objects ?? '',
      errorsAt: objects === undefined ? '#errors' : `${begin}#errors`,
    };
  }

  const components: Record<string, MarkdownComponent['write']> = {
    Endpoint: async (props, { lang }) => {
      const reference = await referenceOf(props, lang);
      const operation = reference.operations.find(({ name }) => name === props.id);
      if (!operation)
        throw new AuthorError(
          `Unknown operation “${props.id ?? ''}”.`,
          `Operations: ${reference.operations.map(({ name }) => name).join(', ')}.`,
        );
      return linked(operationText(reference, operation, newPage(false), reference.errorsAt), reference);
    },
    EndpointList: async ({ area, at, ...props }, { lang }) => {
      const { groups, writer } = await referenceOf(props, lang);
      const listed = groups.filter(({ title }) => area === undefined || title === area);
      if (listed.length === 0)
        throw new AuthorError(`Unknown area “${area ?? ''}”.`, `Areas: ${groups.map(({ title }) => title).join(', ')}.`);
      return operationList(
        writer.document.say,
        listed.flatMap(({ operations }) => operations),
        at === undefined ? undefined : movedTo(at),
      );
    },
    ApiObjects: async (props, { lang }) => {
      const reference = await referenceOf(props, lang);
      const level = reference.objectsAt === '' ? '###' : '##';
      const sections = reference.objects.map(({ title, anchor, text }) => `${level} ${title} {#${anchor}}\n\n${text}`);
      return linked(sections.join('\n\n'), reference);
    },
  };
  return Object.fromEntries(Object.entries(components).map(([name, write]) => [name, { kind: 'markdown', write }]));
}

/** Links to operations on another page, with the ids that they would have on this one. */
function movedTo(at: string) {
  return ({ anchor, title }: Operation) => `<ApiMoved id="${anchor}">[${cellText(title)}](${at}#${anchor})</ApiMoved>`;
}

/** Text for an author's page, on which double braces in code would name a constant of the site. */
function linked(text: string, { objects, objectsAt }: Pick<Placed, 'objects' | 'objectsAt'>): string {
  return withObjectLinks(
    text.replace(/\{(?=\{[A-Za-z/][\w/-]* )/g, '{ '),
    (reference) => `${objectsAt}#${objects.find((one) => one.reference === reference)?.anchor ?? ''}`,
  );
}
