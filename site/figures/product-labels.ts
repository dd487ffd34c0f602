/** Product labels that figures may show on any page, each with the page that explains it in the same words. */
export const productLabels: Readonly<Record<string, string>> = {
  '+': 'quickstart/',
  Channel: 'workflows/examples/send-slack-message/',
  Deploy: 'workflows/build-and-run/',
  Edit: 'workflows/events/inspect/',
  'HTTP / Webhook': 'workflows/steps/triggers/',
  'HTTP / Webhook Requests': 'workflows/build-and-run/',
  'HTTP Response': 'workflows/steps/triggers/http/',
  'Run custom code': 'workflows/build-and-run/',
  'Save and continue': 'workflows/build-and-run/',
  'Select Event': 'workflows/steps/triggers/',
  Slack: 'workflows/examples/send-slack-message/',
  Test: 'workflows/build-and-run/',
  URL: 'workflows/build-and-run/',
};
