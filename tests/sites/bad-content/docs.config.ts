export default { constants: { 'payload size limit': '512 KB' } };
