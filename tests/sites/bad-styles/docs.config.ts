export default { title: 'Bad styles', content: '.', styles: 'styles/site.css' };
