/** What settings import to run samples, and what a module of a language is made of. */
export * from '../samples/index.ts';
export { defineLanguage, type Language, type Part, partsWithMarks, type Tool } from '../samples/run/languages/language.ts';
