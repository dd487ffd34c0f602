import { asideKind } from './aside-kinds.ts';

/** Translation of another tool's component. */
interface ComponentAlias {
  /** Our component; without one, only the content is shown. */
  as?: string;
  /** Our attributes → theirs; the first one present is used. */
  props?: Readonly<Record<string, readonly string[]>>;
  /** Our attributes with fixed values. */
  fixed?: Readonly<Record<string, string>>;
  /** Their attributes that set the kind of an aside or badge. */
  look?: readonly string[];
  /** Their attributes that are shown before the content. */
  text?: readonly string[];
}

const LABEL = { label: ['label', 'title', 'name', 'value'] };
const TITLE = { title: ['title', 'summary', 'header', 'heading', 'label'] };
const LINKED = { ...TITLE, href: ['href', 'to', 'url', 'link'] };
/** Icon names differ between tools; a card shows the ones it knows. */
const CARD = { ...LINKED, icon: ['icon'] };
const LOOK = ['type', 'variant', 'kind', 'color', 'intent'];
const IMAGE: ComponentAlias = { as: 'img', props: { src: ['src', 'srcLight'], alt: ['alt'], width: ['width'], height: ['height'] } };
const content: ComponentAlias = {};
const tab: ComponentAlias = { as: 'Tab', props: LABEL };
const details: ComponentAlias = { as: 'Aside', props: TITLE, fixed: { kind: 'details' } };
const aside = (kind: string): ComponentAlias => ({ as: 'Aside', props: TITLE, fixed: asideProps(kind) });

/**
 * Components of Starlight, Docusaurus, Mintlify, Nextra, Fumadocs, VitePress and Nuxt by name. A site's component of the same name
 * takes precedence.
 */
const ALIASES: Readonly<Record<string, ComponentAlias>> = {
  Aside: { as: 'Aside', props: TITLE, look: LOOK },
  Admonition: { as: 'Aside', props: TITLE, look: LOOK },
  Alert: { as: 'Aside', props: TITLE, look: LOOK },
  Callout: { as: 'Aside', props: TITLE, look: LOOK },
  Note: aside('note'),
  Info: aside('info'),
  Tip: aside('tip'),
  Check: aside('check'),
  Warning: aside('warning'),
  Caution: aside('caution'),
  Danger: aside('danger'),
  Pitfall: aside('pitfall'),
  DeepDive: details,
  Details: details,
  Accordion: details,
  Expandable: details,
  Tab: tab,
  TabItem: tab,
  TabPanel: tab,
  TabsContent: tab,
  CodeTabs: { as: 'Tabs' },
  Card: { as: 'Card', props: CARD },
  LinkCard: { as: 'LinkCard', props: CARD, text: ['description'] },
  CardGrid: { as: 'Cards' },
  CardGroup: { as: 'Cards' },
  Columns: { as: 'Cards' },
  Step: { as: 'Step', props: TITLE },
  Badge: { as: 'Badge', look: LOOK, text: ['text'] },
  LinkButton: { as: 'a', props: LINKED },
  Button: { as: 'a', props: LINKED },
  Listing: { text: ['file-name', 'caption'] },
  ParamField: { text: ['path', 'query', 'body', 'header', 'type'] },
  ResponseField: { text: ['name', 'type'] },
  Code: { text: ['code'] },
  CodeBlock: { text: ['code'] },
  Image: IMAGE,
  ThemedImage: IMAGE,
  Cross: content,
  Link: { as: 'a', props: LINKED },
  Folder: { text: ['name'] },
  File: { text: ['name'] },
  ...Object.fromEntries(
    [
      ...['AccordionGroup', 'Accordions', 'BrowserOnly', 'ClientOnly', 'Files', 'FileTree', 'Frame', 'Intro', 'InlineToc', 'TypeTable'],
      ...['Icon', 'IconBase', 'TOCInline', 'Center', 'Column', 'TabsList', 'TabsTrigger', 'YouWillLearn', 'Fragment'],
    ].map((name) => [name, content]),
  ),
};

export interface ReplacedComponent {
  /** `undefined` if only the content is shown. */
  name: string | undefined;
  props: Record<string, unknown>;
  /** Shown before the content. */
  text: string;
}

/** Whether another tool's component of this name is known. */
export function isAlias(name: string): boolean {
  return Object.hasOwn(ALIASES, name);
}

/** Whether a component of this name is a block, such as a tab, and never inline. */
export function isBlock(name: string): boolean {
  return Object.hasOwn(ALIASES, name) && /^(?:Aside|Card|Step|Tab)$/.test(ALIASES[name]?.as ?? '');
}

/** Translates another tool's component and its attributes; `undefined` for an unknown name. */
export function replacedComponent(name: string, given: Readonly<Record<string, unknown>>): ReplacedComponent | undefined {
  const alias = Object.hasOwn(ALIASES, name) ? ALIASES[name] : undefined;
  if (!alias) return undefined;
  const props: Record<string, unknown> = {};
  for (const [own, theirs] of Object.entries(alias.props ?? {})) {
    const value = theirs.map((attribute) => given[attribute]).find((one) => typeof one === 'string' && one.trim() !== '');
    if (value !== undefined) props[own] = value;
  }
  const look = alias.look?.map((attribute) => given[attribute]).find((one) => typeof one === 'string');
  const shown = (alias.text ?? []).map((attribute) => given[attribute]).filter((one) => typeof one === 'string');
  const { kind, title } = alias.look ? asideProps(typeof look === 'string' ? look : 'note') : { kind: undefined, title: undefined };
  const looks = alias.as === 'Badge' ? { kind: kind === 'details' ? 'note' : kind } : { ...(kind && { kind }), ...(title && { title }) };
  return { name: alias.as, props: { ...alias.fixed, ...looks, ...props }, text: shown.join(' ') };
}

function asideProps(written: string): { kind: string; title?: string } {
  const { kind, title } = asideKind(written);
  return title === '' ? { kind } : { kind, title };
}
