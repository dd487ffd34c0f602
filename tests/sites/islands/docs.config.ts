export default { title: 'Islands', base: '/docs/', content: 'pages', components: 'components' };
