import type { FoundSite } from '../../core/plugin/foreign-site.ts';
import { docsify } from './docsify.ts';
import { docusaurus } from './docusaurus.ts';
import { gitbook } from './gitbook.ts';
import { hugo } from './hugo.ts';
import { mdbook } from './mdbook.ts';
import { mintlify } from './mintlify.ts';
import { mkdocs } from './mkdocs.ts';
import { plain } from './plain.ts';
import { starlight } from './starlight.ts';
import { vitepress } from './vitepress.ts';

/** In order of precedence: a table of contents says less than settings. */
const TOOLS = [vitepress, docusaurus, starlight, hugo, mkdocs, mdbook, mintlify, gitbook, docsify, plain];

/** The tool that a folder was written for, and its settings. */
export async function findTool(root: string): Promise<FoundSite> {
  for (const tool of TOOLS) {
    const found = await tool(root);
    if (found) return found;
  }
  throw new Error('The last tool finds every folder.');
}
