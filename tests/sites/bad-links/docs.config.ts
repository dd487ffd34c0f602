export default { redirects: { '/old/': '/other/' } };
