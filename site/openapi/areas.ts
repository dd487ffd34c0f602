/** The areas of the REST API, in the order of the reference. */
export const apiAreas = ['sources', 'events', 'subscriptions', 'webhooks', 'workflows', 'components', 'organizations', 'users'] as const;
