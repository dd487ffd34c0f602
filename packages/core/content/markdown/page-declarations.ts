/** Imports of components that the engine provides; see `component-aliases.ts`. */
const KNOWN_IMPORT = /^import\s[^'"]*['"](?:@astrojs\/|@theme\/|@docusaurus\/|@site\/|nextra|fumadocs|@mintlify|astro[:/])[^'"]*['"];?\s*$/;

/** Variables and functions that a page exports for its own use; empty if it has none, or if it needs other modules. */
export function ownDeclarations(code: string): string {
  const own = code.replace(/^import\s[^'"]*['"][^'"\n]*['"];?[ \t]*$/gm, '').trim();
  return /^export\s+(?:const|let|var|function)\s/.test(own) && !/^(?:import|export\s+(?:default|\*|\{))/m.test(own) ? own : '';
}

/** Whether a page imports only components that the engine provides. */
export function importsOnlyKnown(code: string): boolean {
  return code.split('\n').every((statement) => statement.trim() === '' || KNOWN_IMPORT.test(statement));
}
