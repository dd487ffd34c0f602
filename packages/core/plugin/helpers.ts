/** Pure helpers that built-in plugins share with the core. Sites can't import them. */
export { canonicalPath, decodeAddress, isExternal, wikiAddress, withBase, withoutBase } from '../shared/address.ts';
export { AuthorError, isAuthorError } from '../shared/author-error.ts';
export { cutMarkdown } from '../shared/cut-markdown.ts';
export { type AnyDiagnostic, type Diagnostic, fileDiagnostic, placeAt, type ReportedDiagnostic } from '../shared/diagnostic.ts';
export type { DiagnosticKind } from '../shared/diagnostic-kinds.ts';
export { escapeHtml, escapePattern } from '../shared/escape.ts';
export { languageNames } from '../shared/language-names.ts';
export { placeHeaders, sectionOf } from '../shared/markdown-sections.ts';
export { errorCode, isRecord } from '../shared/narrow.ts';
export { documentFile, markdownFile } from '../shared/page-files.ts';
export { counted, nearest } from '../shared/wording.ts';
export { isTooDeep, TOO_DEEP } from '../shared/yaml-depth.ts';
