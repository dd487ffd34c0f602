export default {
  title: 'Interfaces',
  content: 'content',
  openapi: [
    { file: 'pets.yaml', path: '/pets/', areas: ['login'], keyVariable: 'PET_KEY' },
    { file: 'trees.json', path: '/trees' },
    { file: 'webhooks.yaml', path: '/webhooks/', title: 'What we send' },
  ],
};
