import { Box, Figure, type FigureProps, FormLines, Tree } from '@workflow-docs/engine/figures';

interface HttpTriggerProps extends FigureProps {
  url?: string;
  /** What **HTTP Response** is set to; the field is left out without it. */
  response?: string;
  /** The event that is selected for tests; the field is left out without it. */
  event?: string;
  /** Its contents: keys and values, indented by two spaces a level. */
  data?: readonly string[];
}

/** The HTTP trigger of a workflow, with its URL. */
export function HttpTrigger({ url = 'https://your-endpoint.m.pipedream.net', response, event, data, ...figure }: HttpTriggerProps) {
  const fields = [
    `URL = ${url}`,
    ...(response ? [`HTTP Response > ${response}`] : []),
    ...(event ? [] : ['[Save and continue]']),
    ...(event ? [`Select Event > ${event}`] : []),
  ];
  return (
    <Figure {...figure}>
      <Box name="trigger" label="HTTP / Webhook Requests">
        <FormLines lines={fields} />
        {data && <Tree lines={data} />}
      </Box>
    </Figure>
  );
}
