import path from 'node:path';
import type { PluginContext } from '../core/plugin/contexts.ts';
import { AuthorError } from '../core/shared/author-error.ts';
import type { MarkdownComponent } from '../core/shared/content-component.ts';
import { displayPath } from '../core/util/display-path.ts';
import type { DescriptionOptions } from './description-options.ts';
import { Document } from './document.ts';
import { operationList } from './operation-list.ts';
import { operationMarkdown } from './operation-markdown.ts';
import { readDescription } from './read-description.ts';
import { makeReference, type Reference, withObjectLinks } from './reference.ts';

type Props = Readonly<Record<string, string>>;

/** The components with which an author places operations and objects on a page of their own. A description is read when the first of them asks. */
export function referenceComponents(
  descriptions: readonly DescriptionOptions[],
  { root, names }: Pick<PluginContext, 'root' | 'names'>,
): Record<string, MarkdownComponent> {
  const known = new Map<string, Promise<Reference>>();
  const referenceOf = ({ file }: Props): Promise<Reference> => {
    const one = descriptions.find((candidate) => file === undefined || displayPath(root, path.resolve(root, candidate.file)) === file);
    if (!one) throw new AuthorError('No description of an API is known.', 'Name it in the options of the plugin `openapi`.');
    const reading = known.get(one.file) ?? read(one);
    known.set(one.file, reading);
    return reading;
  };

  async function read({ file, areas, keyVariable }: DescriptionOptions): Promise<Reference> {
    const absolute = path.resolve(root, file);
    const shown = displayPath(root, absolute);
    const document = await readDescription(absolute, shown, names);
    if (!(document instanceof Document)) throw new AuthorError(`${shown} cannot be read.`, 'Correct what is reported of it.');
    // The links are on a page of the author, where the checks look at them.
    return makeReference(document, { areas, variable: keyVariable, isKnownLink: () => true });
  }

  const components: Record<string, (props: Props) => Promise<string>> = {
    Endpoint: async (props) => {
      const { operations, writer, objects } = await referenceOf(props);
      const operation = operations.find(({ name }) => name === props.id);
      if (!operation)
        throw new AuthorError(`Unknown operation “${props.id ?? ''}”.`, `Operations: ${operations.map(({ name }) => name).join(', ')}.`);
      return linked(operationMarkdown(writer, operation), objects);
    },
    EndpointList: async (props) => {
      const { operations, groups } = await referenceOf(props);
      return operationList(groups.flatMap(({ title }) => operations.filter(({ area }) => area === title)));
    },
    ApiObjects: async (props) => {
      const { objects } = await referenceOf(props);
      const sections = objects.map(({ title, anchor, text }) => `### ${title} {#${anchor}}\n\n${text}`);
      return linked(sections.join('\n\n'), objects);
    },
  };
  return Object.fromEntries(Object.entries(components).map(([name, write]) => [name, { kind: 'markdown', write }]));
}

function linked(text: string, objects: Reference['objects']): string {
  return withObjectLinks(text, new Map(objects.map(({ title, anchor }) => [encodeURIComponent(title), `#${anchor}`])), '');
}
