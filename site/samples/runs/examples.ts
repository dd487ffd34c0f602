import { http, node, type Run } from './run.ts';

const RSS = '/workflows/examples/rss-to-google-sheets/';
const link = 'blog.example.com/release-2-4';
const item = { title: 'Release 2.4 is out', link, pubdate: '2022-09-12T08:00:00.000Z' };

const rate = { event: { date: '2022-05-02', rate: 1.05 }, metadata: { summary: '1 EUR = 1.05 USD' } };

const account = { $auth: { oauth_access_token: 'secret-token' } };
const zohoAccount = { $auth: { base_api_uri: 'zoho.com', oauth_access_token: 'secret-token' } };

const zoho: Run[] = [
  node('/apps/zoho-books/', 'data.organizations', {
    props: { zoho_books: zohoAccount },
    expect: { returned: [{ organization_id: '10234695', name: 'Tea shop' }] },
  }),
  node('/apps/zoho-books/', 'Status.Unpaid', {
    props: { zoho_books: zohoAccount },
    env: { ZOHO_BOOKS_ORG: '10234695' },
    expect: { returned: { count: 1, text: 'INV-000017, Osei Ltd: 420 due on 2022-09-01' } },
  }),
  node('/apps/zoho-mail/', 'mailFormat', {
    props: { zoho_mail: zohoAccount },
    expect: { returned: { code: 200, description: 'success' } },
    requests: ['GET mail.zoho.com/api/accounts', 'POST mail.zoho.com/api/accounts/42/messages'],
  }),
];

const zoom: Run[] = [
  node('/apps/zoom/', 'past_meetings', {
    props: { zoom: account, meetingId: '87' },
    expect: { returned: ['ada@example.com'] },
    requests: ['GET api.zoom.us/v2/past_meetings/87/participants'],
  }),
  node('/apps/zoom/', 'personalizations', {
    props: { sendgrid: { $auth: { api_key: 'secret-token' } } },
    steps: { participants: { $return_value: Array.from({ length: 1001 }, (_, index) => `${index}@example.com`) } },
    expect: { returned: { sent: 1001 } },
    requests: ['POST api.sendgrid.com/v3/mail/send', 'POST api.sendgrid.com/v3/mail/send'],
  }),
  node('/apps/zoom/', 'users/me/meetings', {
    props: { zoom: account },
    expect: { returned: [{ topic: 'Review', start_time: '2022-09-14T10:00:00Z', join_url: 'zoom-link' }] },
  }),
];

/** Pages that build one thing from several steps, and the pages on sources and apps. */
export const examples: Run[] = [
  node('/sources/', 'USD rate changed', { event: {}, expect: { emitted: [rate], stored: { rate: 1.05 } } }),
  node('/sources/', 'USD rate changed', { event: {}, stored: { rate: 1.05 }, expect: { emitted: [] } }),
  node('/workflows/examples/cron-job/', 'set("title"', {
    steps: { forecast: { $return_value: { title: 'A dry day' } } },
    expect: { stored: { title: 'A dry day' } },
  }),
  ...(['javascript', 'python', 'bash'] as const).map((language): Run => {
    const echoed = { json: { title: 'Printer is out of paper' }, headers: { authorization: 'Bearer abc123' } };
    return {
      sample: { page: '/workflows/examples/send-http-request/', language, title: 'create_ticket' },
      steps: http({ title: 'Printer is out of paper' }),
      env: { API_KEY: 'abc123' },
      expect: language === 'bash' ? { exports: { response: echoed } } : { returned: echoed },
      more: true,
      requests: ['POST postman-echo.com/post'],
    };
  }),
  ...zoho,
  ...zoom,
  node('/apps/strava/', 'athlete/activities', {
    props: { strava: account },
    expect: { returned: { activities: 2, km: 61.3 } },
    requests: ['GET www.strava.com/api/v3/athlete/activities'],
  }),
  node('/apps/hubspot/', 'crm/v3/objects/contacts', {
    props: { hubspot: account },
    expect: { returned: [{ id: '51', email: 'ada@example.com' }] },
  }),
  node('/apps/hubspot/', 'crm/v3/objects/contacts', {
    props: { hubspot: { $auth: { oauth_access_token: 'of-another' } } },
    expect: { error: 'HubSpot: 401 {"message":"unknown key"}' },
  }),
  node('/apps/intercom/', 'api.intercom.io/contacts', {
    props: { intercom: account },
    expect: { returned: [{ id: '5ba6', role: 'user', email: 'ada@example.com' }] },
  }),
  node('/apps/strava/', 'details.distance', {
    steps: { trigger: { event: { details: { name: 'Morning ride', distance: 24_690 } } } },
    expect: { returned: 'Morning ride: 24.7 km' },
  }),
  node('/apps/strava/', 'details.distance', {
    steps: { trigger: { event: { event: { aspect_type: 'create' } } } },
    expect: { exit: 'The activity could not be fetched' },
  }),
  node(RSS, 'Already in the sheet', {
    steps: { trigger: { event: item } },
    expect: { returned: { id: link, published: item.pubdate, title: item.title, link } },
  }),
  node(RSS, 'Already in the sheet', {
    steps: { trigger: { event: { ...item, pubdate: '2022-10-01T08:00:00.000Z' } } },
    stored: { [link]: '2022-09-12T08:00:00.000Z' },
    expect: { exit: `Already in the sheet: ${link}` },
  }),
  node(RSS, 'remembered: id', {
    steps: { new_item: { $return_value: { id: link } } },
    expect: { returned: { remembered: link } },
  }),
];
