/** The areas of the REST API, in reference order. */
export const apiAreas = ['sources', 'events', 'subscriptions', 'webhooks', 'workflows', 'components', 'organizations', 'users'] as const;
