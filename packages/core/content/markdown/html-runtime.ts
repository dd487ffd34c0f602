import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { AuthorError, isAuthorError } from '../../shared/author-error.ts';
import type { ContentComponent, IslandPart, ShownComponent } from '../../shared/content-component.ts';
import { escapeHtml } from '../../shared/escape.ts';
import { VOID_TAGS } from '../../shared/html-tags.ts';
import type { Say } from '../../shared/interface-words.ts';
import type { IslandData, JsonObject } from '../../shared/page-view.ts';
import type { OwnParts } from '../../shared/parts.ts';
import { contentComponents } from '../../theme/content/index.ts';
import { inContent } from '../../theme/parts/in-content.ts';
import { OWN_PARTS } from './compile/compiled-markdown.ts';
import { replacedComponent } from './component-aliases.ts';
import { ComponentPart, withLabels } from './component-part.ts';
import { dataLists } from './data-lists.ts';

/** `<>…</>`: a symbol, because a site may have components of any name. */
const FRAGMENT = Symbol('fragment');

/** Symbols that other tools draw in tables. */
const MARKS: Readonly<Record<string, string>> = { Check: '✓', Cross: '✗' };

/** A piece of finished HTML. */
class Html {
  readonly value: string;
  constructor(value: string) {
    this.value = value;
  }
}

export interface ComponentFault {
  name: string;
  message: string;
  help: string;
  /** Whether the component belongs to the engine. If so, the page is at fault; otherwise, the component. */
  ofEngine: boolean;
  /** 0 for the first use of the component on the page. */
  use: number;
}

export interface RuntimeOptions {
  components: ReadonlyMap<string, ContentComponent>;
  /** Interface words in the language of the page. */
  say: Say;
  own: OwnParts;
  /** HTML of a code block, by its number. */
  code: (n: number) => string;
}

/**
 * A JSX runtime that returns HTML instead of elements. A compiled body runs once, at build time. React renders the components;
 * everything else is concatenated.
 */
export function createHtmlRuntime({ components, say, own, code }: RuntimeOptions) {
  const islands: IslandData[] = [];
  const faults: ComponentFault[] = [];
  const uses = new Map<string, number>();
  let statics = 0;

  function jsx(type: unknown, props: Record<string, unknown>): Html | ComponentPart {
    const { children, ...rest } = props;
    if (type === OWN_PARTS.html) return new Html(String(rest.html ?? ''));
    if (type === OWN_PARTS.code) return new Html(code(Number(rest.n)));
    if (type === OWN_PARTS.anchor) return new Html(`<span id="${escapeHtml(String(props.id))}"></span>`);
    if (type === FRAGMENT) return new Html(toHtml(children));
    if (typeof type === 'string' && /^[a-z]/.test(type)) return new Html(element(type, rest, children));
    if (typeof type === 'function') return new Html(toHtml(type(props))); // a component that the page declares itself
    return component(String(type), rest, children);
  }

  function component(name: string, props: Record<string, unknown>, children: unknown): Html | ComponentPart {
    const own = components.get(name);
    const use = uses.get(name) ?? 0;
    uses.set(name, use + 1);
    if (own === contentComponents[name]) {
      const mark = MARKS[name];
      if (mark !== undefined && toHtml(children) === '') return new Html(mark);
      if (name === 'Tabs') return shown(name, own, {}, withLabels(children, props.items ?? props.values), use);
    }
    const alias = own === contentComponents[name] ? replacedComponent(name, props) : undefined;
    if (!alias) return shown(name, own, props, children, use);
    if (alias.name === 'img')
      return new Html(alias.props.src === undefined ? escapeHtml(String(alias.props.alt ?? '')) : element('img', alias.props, ''));
    const before = new Html(inlineCode(alias.text));
    const inner = alias.text === '' ? children : [before, children];
    if (alias.name === undefined) {
      const content = toHtml(alias.text === '' ? children : [new Html(`<p>${before.value}</p>`), children]);
      return new Html(content === '' ? dataLists(props, valueHtml) : content);
    }
    if (alias.name === 'a') return new Html(element('a', { href: alias.props.href }, inner));
    return shown(alias.name, components.get(alias.name), alias.props, inner, use);
  }

  function shown(name: string, found: ContentComponent | undefined, props: Record<string, unknown>, children: unknown, use: number) {
    if (!found) return new Html(unknown(props, toHtml(children))); // reported before the body runs
    try {
      if (found.kind === 'markdown')
        throw new AuthorError(
          'This component must be on a line of its own.',
          `Start the line with \`<${name} … />\`, close the tag on the same line, and put attribute values in double quotes.`,
        );
      if (found.kind === 'part') return new ComponentPart({ props: plainProps(props), html: toHtml(children) });
      if (found.kind === 'island') return new Html(island(name, found, plainProps(props), children));
      return new Html(renderStatic(found, props, children, { say, own, identifierPrefix: `s${statics++}-` }));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const help = isAuthorError(error) ? error.help : 'Check the attributes that this component accepts.';
      const ofEngine = found === contentComponents[name] || ('provided' in found && found.provided === true);
      faults.push({ name, message, help, use, ofEngine });
      return new Html(toHtml(children)); // keep the author's content
    }
  }

  function island(name: string, { component }: ShownComponent, props: JsonObject, children: unknown): string {
    const parts = partsOf(children);
    const html = parts.length > 0 ? '' : toHtml(children);
    const id = `I${islands.length}`;
    const markup = renderToString(inContent(createElement(component, { ...props, html, parts }), { say, own }), {
      identifierPrefix: `${id}-`,
    });
    islands.push([name, props, parts.map((part) => part.props)]); // hydrate only components that rendered
    const [before, after] = parts.length > 0 ? amongParts(children) : ['', ''];
    return `${before}<docs-island id="${id}">${markup}</docs-island>${after}`;
  }

  return { jsx, jsxs: jsx, Fragment: FRAGMENT, islands, faults, toHtml };
}

/**
 * Renders a component with React. The HTML of its children is inserted afterwards, because React would escape it. Parts are passed to
 * the component as objects. The prefix keeps React's ids unique.
 */
function renderStatic(
  { component }: ShownComponent,
  props: Record<string, unknown>,
  children: unknown,
  { say, own, identifierPrefix }: { say: Say; own: OwnParts; identifierPrefix: string },
): string {
  const parts = partsOf(children);
  if (parts.length > 0) {
    const [before, after] = amongParts(children);
    return (
      before + renderToStaticMarkup(inContent(createElement(component, { ...props, parts }), { say, own }), { identifierPrefix }) + after
    );
  }
  const token = '\u001A'; // does not occur in text
  const html = toHtml(children);
  const element = createElement(component, props, html === '' ? undefined : token);
  const markup = renderToStaticMarkup(inContent(element, { say, own }), { identifierPrefix });
  return markup.replaceAll(token, () => html);
}

/** Renders an unknown component: its content, or else its title, link and data. */
function unknown(
  { title, label = title, text = label, href, to = href, description, ...rest }: Record<string, unknown>,
  content: string,
): string {
  const linked = (inner: string) => (typeof to === 'string' ? element('a', { href: to }, new Html(inner)) : inner);
  if (content.trim() !== '') return /<(?:a|p|div|ul|ol|pre|h\d)[\s>]/.test(content) ? content : linked(content);
  const words = [text, description].filter((one) => typeof one === 'string').map(inlineCode);
  const sentence = words.length === 0 ? '' : `<p>${linked(words[0] ?? '')}${words.length > 1 ? `: ${words[1]}` : ''}</p>`;
  return sentence + dataLists(rest, valueHtml);
}

/** Renders a value in the data of a component. */
function valueHtml(value: unknown): string {
  return typeof value === 'string' ? inlineCode(value) : toHtml(value);
}

/** Renders the text of an attribute, where names may be in backticks. */
function inlineCode(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

/** Returns content outside the parts, which is shown before the first or after the last one. */
function amongParts(children: unknown): [before: string, after: string] {
  const all = [children].flat(3);
  const first = all.findIndex((child) => child instanceof ComponentPart);
  const html = (some: unknown[]) => toHtml(some.filter((child) => !(child instanceof ComponentPart))).replace(/^\s+$/, '');
  return [html(all.slice(0, first)), html(all.slice(first))];
}

function partsOf(children: unknown): IslandPart[] {
  return [children].flat(3).flatMap((child) => (child instanceof ComponentPart ? [child.part] : []));
}

function toHtml(node: unknown): string {
  if (node instanceof Html) return node.value;
  if (node instanceof ComponentPart) return node.part.html;
  if (Array.isArray(node)) return node.map(toHtml).join('');
  return typeof node === 'string' || typeof node === 'number' ? escapeHtml(String(node)) : '';
}

function element(tag: string, attributes: Record<string, unknown>, children: unknown): string {
  let html = `<${tag}`;
  for (const [name, value] of Object.entries(attributes)) {
    // Objects are React styles, and functions are event handlers; pages have neither.
    if (value === undefined || value === null || value === false || typeof value === 'object' || typeof value === 'function') continue;
    const attribute = name === 'className' ? 'class' : name;
    html += value === true ? ` ${attribute}` : ` ${attribute}="${escapeHtml(String(value))}"`;
  }
  return VOID_TAGS.has(tag) ? `${html}>` : `${html}>${toHtml(children)}</${tag}>`;
}

/** Copies props for the browser, which receives them as JSON. */
function plainProps(props: Record<string, unknown>): JsonObject {
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function' || value instanceof Html || value instanceof ComponentPart) {
      throw new AuthorError(
        `The value of \`${name}\` cannot be sent to the browser.`,
        'Pass strings, numbers, booleans, arrays or plain objects.',
      );
    }
  }
  const plain: JsonObject = JSON.parse(JSON.stringify(props));
  return plain;
}
