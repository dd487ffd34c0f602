import type { FunctionComponent } from 'react';
import { AuthorError, isAuthorError } from '../../shared/author-error.ts';
import { isFramePart, type OwnPart, type PartName, SLOTS } from '../../shared/parts.ts';
import { inTheme, useTheme } from './theme-context.ts';

/** The element around a part that the site provides. */
interface Wrapper {
  element?: 'div' | 'footer';
  className?: string;
}

/**
 * A part of the theme that a site may replace (`theme.NAME`). The replacement gets the same props, plus `site` and `page`. Inside
 * it, the name refers to the engine's part, so that it can be wrapped.
 */
export function replaceable<Props extends object>(
  name: PartName,
  Default: FunctionComponent<Props>,
  { element: Element = 'div', className }: Wrapper = {},
): FunctionComponent<Props> {
  function Part(props: Props) {
    const theme = useTheme();
    const own = theme.parts.get(name);
    if (!own) return <Default {...props} />;
    const { site, page } = theme;
    const parts = new Map([...theme.parts].filter(([part]) => part !== name));
    const frame = isFramePart(name);
    const slot = SLOTS.some((empty) => empty === name);
    const known = { ...(slot && { version: 1 }), ...(site && { site }), ...(page && !frame && { page }) };
    const shown = inTheme(
      { ...theme, parts, ...(frame ? { within: name } : {}) },
      <Guarded {...{ name, own }} props={{ ...props, ...known }} />,
    );
    if (className === undefined && (!frame || name === 'SidebarEntry')) return shown;
    // If it depends on the current page, the app finds it by this name.
    return (
      <Element className={className ?? 'part'} data-part={frame ? name : undefined}>
        {shown}
      </Element>
    );
  }
  Part.displayName = name;
  return Part;
}

/** Renders the site's part; errors name the part and its file. */
function Guarded({ name, own: { component: Own, file }, props }: { name: PartName; own: OwnPart; props: object }) {
  if (Own.prototype?.isReactComponent || typeof Own !== 'function') return <Own {...props} />;
  try {
    return Own(props);
  } catch (error) {
    if (isAuthorError(error) || !(error instanceof Error)) throw error;
    throw new AuthorError(`The part ${name} of the theme failed: ${error.message}.`, `Fix ${file}.`);
  }
}

/** A part that is empty unless the site fills it. */
export function slot<Props extends object = object>(name: PartName, wrapper?: Wrapper): FunctionComponent<Props> {
  return replaceable<Props>(name, () => null, wrapper);
}
