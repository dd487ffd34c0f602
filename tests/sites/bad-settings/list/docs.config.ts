export default ['title'];
