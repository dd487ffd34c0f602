export default { title: 'Outside', content: '.', allow: { media: ['https://*.allowed.example'], frames: ['https://frames.example'] } };
