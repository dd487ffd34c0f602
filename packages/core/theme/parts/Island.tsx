import { createElement, type FunctionComponent } from 'react';
import { AuthorError } from '../../shared/author-error.ts';
import type { IslandProps } from '../../shared/content-component.ts';
import type { JsonObject } from '../../shared/page-view.ts';
import { useTheme } from './theme-context.ts';

type OwnProps<Props> = Omit<Props, keyof IslandProps>;

/**
 * An interactive component inside a custom part of the theme: `<Island of={Counter} start={3} />`, where `Counter` is the export of
 * `components/Counter.island.tsx`. It is hydrated as on a page; the surrounding part stays HTML.
 */
export function Island<Props extends object>({ of: Component, ...props }: { of: FunctionComponent<Props> } & OwnProps<Props>) {
  const { renderIsland } = useTheme();
  if (!renderIsland)
    throw new AuthorError(
      'The island is used where nothing hydrates it.',
      'Use <Island> only in parts of the frame, not in the text of a page.',
    );
  const { id, html, data } = renderIsland(Component, JSON.parse(JSON.stringify(props)) as JsonObject);
  return createElement('docs-island', { id, 'data-island': data, dangerouslySetInnerHTML: { __html: html } });
}
