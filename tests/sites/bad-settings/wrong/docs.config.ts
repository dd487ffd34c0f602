export default {
  title: 7,
  site: 'example.com',
  versions: [],
  redirects: { old: '/new/' },
};
