export default { components: 'parts' };
