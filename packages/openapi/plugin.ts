import { definePlugin } from '../core/plugin/define-plugin.ts';
import { option } from '../core/plugin/option.ts';
import * as parts from './components/ApiReference.tsx';
import { RequestBuilder } from './components/RequestBuilder.tsx';
import { type DescriptionOptions, descriptionOption } from './description-options.ts';
import { referenceComponents } from './reference-components.ts';
import { referenceSources } from './reference-sources.ts';

export default definePlugin({
  name: 'openapi',
  options: option.object({ descriptions: option.list(descriptionOption) }),
  inputs: ({ options }) => ({ files: options.descriptions.map(({ file }) => file) }),
  sources: (context) => referenceSources(context.options.descriptions.map(atFolder), context),
  components: ({ options, root, names }) => ({
    ...Object.fromEntries(Object.entries(parts).map(([name, component]) => [name, { kind: 'static' as const, component }])),
    RequestBuilder: { kind: 'island', component: RequestBuilder, file: 'components/RequestBuilder' },
    ...referenceComponents(options.descriptions.map(atFolder), { root, names }),
  }),
  styles: ['api.css'],
});

/** The path of its pages, as that of a folder. */
function atFolder(given: DescriptionOptions): DescriptionOptions {
  return { ...given, path: given.path.endsWith('/') ? given.path : `${given.path}/` };
}
