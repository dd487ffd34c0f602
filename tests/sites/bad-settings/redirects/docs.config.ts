export default {
  redirects: {
    '/query/': 'https://example.com/x?y=1#z',
    '/own-query/': '/?x=1',
    '/bare/': '#part',
    '/from/#part': '/',
  },
};
