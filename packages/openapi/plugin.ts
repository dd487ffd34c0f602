import path from 'node:path';
import { definePlugin } from '../core/plugin/define-plugin.ts';
import { option } from '../core/plugin/option.ts';
import { ApiExpand } from './components/ApiExpand.tsx';
import * as parts from './components/ApiReference.tsx';
import { RequestBuilder } from './components/RequestBuilder.tsx';
import { filesOf } from './description/files-of.ts';
import { type DescriptionOptions, descriptionOption } from './description-options.ts';
import { referenceComponents } from './reference-components.ts';
import { referenceSources } from './reference-sources.ts';

export default definePlugin({
  name: 'openapi',
  options: option.object({
    descriptions: option.list(descriptionOption),
    words: option.record(option.record(option.text()), {
      about: 'Language → texts of the reference → yours, such as `{ pl: { "at least {0}": "nie mniej niż {0}" } }`.',
      fallback: {},
    }),
  }),
  inputs: ({ options, root }) => ({ files: options.descriptions.flatMap(({ file }) => filesOf(path.resolve(root, file))) }),
  connections: ({ options }) => options.descriptions.flatMap(({ send }) => send.map(originOf)),
  sources: (context) => referenceSources(context.options.descriptions.map(atFolder), context),
  components: ({ options, root, names, lang }) => ({
    ...Object.fromEntries(Object.entries(parts).map(([name, component]) => [name, { kind: 'static' as const, component }])),
    RequestBuilder: { kind: 'island', component: RequestBuilder, file: 'components/RequestBuilder' },
    ApiExpand: { kind: 'island', component: ApiExpand, file: 'components/ApiExpand' },
    ...referenceComponents(options.descriptions.map(atFolder), { root, names, lang, words: options.words }),
  }),
  styles: ['api.css'],
});

/** Adds a trailing slash to the path. */
function atFolder(given: DescriptionOptions): DescriptionOptions {
  return { ...given, path: given.path.endsWith('/') ? given.path : `${given.path}/` };
}

/** Only local servers are requested without TLS. */
function originOf(host: string): string {
  return `${/^(?:localhost|127\.0\.0\.1)(?::|$)/.test(host) ? 'http' : 'https'}://${host}`;
}
