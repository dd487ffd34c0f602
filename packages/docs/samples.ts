/** Imported by settings to run samples, and by language modules. */

export {
  type Case,
  type CaseAnswer,
  type CaseResult,
  type CaseRun,
  type Cases,
  type CasesModule,
  defineCases,
  type SentRequest,
  type ShownResult,
  type StandIn,
} from '../samples/cases/case.ts';
export * from '../samples/index.ts';
export { defineLanguage, type Language, type Part, partsWithMarks, type Tool } from '../samples/run/languages/language.ts';
export type { Sample as CodeSample } from '../samples/syntax/sample.ts';
