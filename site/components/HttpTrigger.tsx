import { Box, Figure, type FigureProps, FormLines, Tree } from '@workflow-docs/engine/figures';

interface HttpTriggerProps extends FigureProps {
  url?: string;
  /** Value of **HTTP Response**. Without it, the field isn't shown. */
  response?: string;
  /** The selected test event. Without it, the field isn't shown. */
  event?: string;
  /** The event's contents: keys and values, indented by two spaces per level. */
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
