export default { title: 'Includes', content: 'content' };
