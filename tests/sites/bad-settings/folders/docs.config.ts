export default {
  content: 'pages',
  components: 'parts',
};
