export default { title: 'Names', base: '/docs/', content: 'pages', components: 'components' };
