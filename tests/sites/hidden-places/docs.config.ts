export default { title: 'Hidden places', base: '/docs/' };
