import { nodeOf, textOf } from '../description/document.ts';
import { described, english } from '../language/say-reference.ts';
import { mappingOf } from '../schema/discriminator.ts';
import { type Choice, type FlatSchema, flatSchema } from '../schema/flat-schema.ts';
import { codeOf } from '../schema/limits.ts';
import { nameOf, typeName } from '../schema/type-name.ts';
import { safeLine } from './safe-markdown.ts';
import { childrenOf, leafOf } from './schema-children.ts';
import { factsOf } from './schema-facts.ts';
import { idOf, shownType, type Writer } from './writer.ts';

/** A unique label for each alternative: its discriminator value, title, name or type. */
export function labelsOf({ document }: Writer, { parts, discriminator }: Choice, say = document.say): string[] {
  const values = Object.entries(nodeOf(discriminator.mapping));
  const labels = parts.map((part) => {
    const { $ref } = nodeOf(part);
    const mapped = values
      .filter(([, target]) => target === $ref || (typeof $ref === 'string' && nameOf($ref) === target))
      .map(([value]) => value);
    const title = textOf(flatSchema(document, part).node.title);
    const name = mapped.length > 0 ? mapped.join(', ') : title || typeName(document, part, { say });
    return name.replace(/\s+/g, ' ').slice(0, 60);
  });
  return labels.map((label, index) => {
    const before = labels.slice(0, index).filter((other) => other === label).length;
    return before === 0 ? label : `${label} (${before + 1})`;
  });
}

/** Anchors of the alternatives below a place, the same in every language. */
export function choiceAnchors(writer: Writer, choice: Choice, anchor: string): string[] {
  return labelsOf(writer, choice, english).map((label) => `${anchor}.${idOf(label.replace(/\s+/g, '-'))}`);
}

/** Whether no alternative has fields or alternatives to expand. */
export function isSimple(writer: Writer, { parts }: Choice): boolean {
  return parts.every((part) => {
    const leaf = leafOf(writer, part);
    if (leaf.reference !== undefined) return !writer.page.opensInPlace;
    const flat = flatSchema(writer.document, leaf.schema);
    return childrenOf(writer, flat).length === 0 && flat.choices.length === 0;
  });
}

export function lineOf(writer: Writer, part: unknown, label: string): string {
  const flat = flatSchema(writer.document, part);
  const title = label !== '' && textOf(flat.node.title) !== '' ? safeLine(label, writer.resolveLink) : '';
  const words = flat.description === '' ? '' : ` – ${safeLine(flat.description, writer.resolveLink)}`;
  const leaf = leafOf(writer, part);
  const inner =
    leaf.schema === part ? [] : factsOf(writer, flatSchema(writer.document, leaf.schema)).map((fact) => writer.document.say`each: ${fact}`);
  const { description: ofItems } = flatSchema(writer.document, leaf.schema);
  const each = leaf.schema === part || ofItems === '' ? [] : [writer.document.say`each: ${safeLine(ofItems, writer.resolveLink)}`];
  const facts = [...factsOf(writer, flat), ...each, ...inner].map((fact) => safeFact(fact)).join(' ');
  return `${described(writer.document.say, title, shownType(writer, part))}${words}${facts === '' ? '' : `${/[.!?]$/.test(words) ? '' : '.'} ${facts}`}`;
}

/** Flattens lists and blocks in a fact to one line. */
function safeFact(fact: string): string {
  return fact
    .replace(/<\/?ApiMore>|<ApiLabel>.*?<\/ApiLabel>/g, '')
    .replace(/\s*\n\s*(?:- )?/g, ' ')
    .trim();
}

/** Lists the discriminator values and their schemas. */
export function mappedMarkdown(writer: Writer, { node, choices }: FlatSchema): string[] {
  const { say } = writer.document;
  const own = nodeOf(node.discriminator);
  const lists = [...(own.mapping === undefined ? [] : [{ parts: [], discriminator: own }]), ...choices].flatMap((one) => {
    const row = (label: string, target: unknown): string[] => {
      const reference = typeof target !== 'string' ? '' : target.startsWith('#') ? target : `#/components/schemas/${target}`;
      // An empty reference would be the whole description.
      return reference === '' || Object.keys(writer.document.at(reference)).length === 0
        ? []
        : [`- ${described(say, label, shownType(writer, { $ref: reference }))}`];
    };
    const rows = [
      ...Object.entries(mappingOf(writer.document, one)).flatMap(([value, target]) => row(codeOf(value), target)),
      ...row(say`any other, or none`, one.discriminator.defaultMapping),
    ];
    return rows.length === 0
      ? []
      : [`${say`The value of ${codeOf(textOf(one.discriminator.propertyName))} says which:`}\n\n${rows.join('\n')}`];
  });
  return [...new Set(lists)];
}
