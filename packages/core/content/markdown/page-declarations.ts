/** Imports of what the engine has itself: see `component-aliases.ts`. */
const KNOWN_IMPORT = /^import\s[^'"]*['"](?:@astrojs\/|@theme\/|@docusaurus\/|@site\/|nextra|fumadocs|@mintlify|astro[:/])[^'"]*['"];?\s*$/;

/** The variables and functions that a page exports for itself; empty where it has none, or where other files come in. */
export function ownDeclarations(code: string): string {
  const own = code.replace(/^import\s[^'"]*['"][^'"\n]*['"];?[ \t]*$/gm, '').trim();
  return /^export\s+(?:const|let|var|function)\s/.test(own) && !/^(?:import|export\s+(?:default|\*|\{))/m.test(own) ? own : '';
}

/** Whether a page imports nothing but what the engine has itself. */
export function importsOnlyKnown(code: string): boolean {
  return code.split('\n').every((statement) => statement.trim() === '' || KNOWN_IMPORT.test(statement));
}
