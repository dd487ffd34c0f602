/** A reader-specific value for which samples contain an example. */
export interface Placeholder {
  id: string;
  label: string;
  /** Examples in the samples, longest first. */
  examples: string[];
  /** Allowed values. Excludes characters with a special meaning in shells and strings. */
  allowed: RegExp;
}

const id = (name: string, label: string, example: string): Placeholder => ({ id: name, label, examples: [example], allowed: /^[\w-]*$/ });

/** In form order. IDs with other endings, such as `dc_def456`, aren't replaced, because they stand for a second one. */
export const placeholders: readonly Placeholder[] = [
  {
    id: 'key',
    label: 'API key',
    examples: [
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the Node.js samples contain it
      '${process.env.PIPEDREAM_API_KEY}',
      "{os.environ['PIPEDREAM_API_KEY'].strip()}",
      '$PIPEDREAM_API_KEY',
      'your-api-key',
      '<api key>',
    ],
    allowed: /^[\w.~+/=-]*$/,
  },
  id('endpoint', 'Your URL: the part before .m.pipedream.net', 'your-endpoint'),
  id('source', 'Source ID', 'dc_abc123'),
  id('workflow', 'Workflow ID', 'p_abc123'),
  id('component', 'Component ID', 'sc_abc123'),
  id('webhook', 'Webhook ID', 'wh_abc123'),
  id('organization', 'Organization ID', 'o_abc123'),
];
