import type { answerMcp } from './mcp-http.ts';
import script from './mcp-http.ts?bundled';

/** A script whose `bundled.answerMcp` answers MCP. It's large, so import this only where needed. */
export const MCP_SCRIPT: string = script;

/** Runs the script like hosts do. */
export async function runMcpScript(): Promise<typeof answerMcp> {
  const module: { default: { answerMcp: typeof answerMcp } } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(`${script}\nexport default bundled;`)}`
  );
  return module.default.answerMcp;
}
