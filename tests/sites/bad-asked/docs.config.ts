export default { title: 'Bad', search: { asked: 'asked.txt' } };
