/** Imported by settings to run samples, and by language modules. */

export type { CodeSample } from '../core/plugin/index.ts';
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
