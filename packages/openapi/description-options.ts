import { type OptionValue, option } from '../core/plugin/option.ts';

/** Options for one description. */
export const descriptionOption = option.object({
  file: option.text({ about: 'File in YAML or JSON.', help: 'Name a file.' }),
  path: option.text({
    about: 'Where its pages begin.',
    pattern: /^\/(?:[\w.~-]+\/)*[\w.~-]*$/,
    help: 'Write a path from the root of the docs, such as "/api/".',
  }),
  objects: option.optional(
    option.text({
      about: 'Your page with `<ApiObjects />`, if you place the operations on several pages.',
      pattern: /^\/(?:[\w.~-]+\/)*$/,
      help: 'Write a path from the root of the docs, such as "/api/objects/".',
    }),
  ),
  title: option.optional(option.text({ about: "Title of its first page; the description's own without it." })),
  areas: option.list(option.text(), { about: 'Areas (tags) that come first, in this order.', fallback: [] }),
  keyVariable: option.text({
    about: 'Environment variable that the samples read the key from.',
    pattern: /^[A-Z_][A-Z0-9_]*$/,
    help: 'Use capital letters, digits and underscores.',
    fallback: 'API_KEY',
  }),
  send: option.list(option.text({ pattern: /^[a-z\d.-]+(?::\d+)?$/i, help: 'Write a host without a scheme, such as "api.example.com".' }), {
    about: 'Hosts that readers may send requests to from the pages.',
    fallback: [],
  }),
  links: option.optional(
    option.text({
      about: 'What relative links in the description begin with.',
      pattern: /^https?:\/\/\S+$/,
      help: 'Write a full address.',
    }),
  ),
});

export type DescriptionOptions = OptionValue<typeof descriptionOption>;
