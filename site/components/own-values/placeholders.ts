/** Something of the reader's own that samples show an example of. */
export interface Placeholder {
  id: string;
  label: string;
  /** What the samples have in its place, the longest first. */
  examples: string[];
  /** What a value may look like. Nothing that a shell or a string would take for its own passes. */
  allowed: RegExp;
}

const id = (name: string, label: string, example: string): Placeholder => ({ id: name, label, examples: [example], allowed: /^[\w-]*$/ });

/** In the order of the form. Ids that end in other letters, such as `dc_def456`, stay as they are: they stand for a second one. */
export const placeholders: readonly Placeholder[] = [
  {
    id: 'key',
    label: 'API key',
    examples: [
      // biome-ignore lint/suspicious/noTemplateCurlyInString: that is what the Node.js samples have
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
