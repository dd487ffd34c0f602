export default { title: 'Bad', search: { phrasings: 'phrasings.txt' } };
