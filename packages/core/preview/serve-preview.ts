import { existsSync } from 'node:fs';
import path from 'node:path';
import { withLevels } from '../check/checks.ts';
import { formatDiagnostics } from '../check/format-diagnostics.ts';
import { loadSettings } from '../config/load-settings.ts';
import { withBase } from '../shared/address.ts';
import { ANY_BASE } from '../shared/any-base.ts';
import { AuthorError } from '../shared/author-error.ts';
import type { Engine } from '../util/engine.ts';
import type { McpAnswer } from './answer-mcp.ts';
import { listen } from './server.ts';
import { staticHandler } from './static-handler.ts';

export interface PreviewOptions {
  folder: string;
  engine: Engine;
  base?: string;
  out?: string;
  port: number;
  /** Loads the MCP handler, if the package has one. */
  loadMcp?: (() => Promise<McpAnswer>) | undefined;
}

/** Serves the built site the way a well-configured host does. */
export async function servePreview({ folder, engine, base, out, port, loadMcp }: PreviewOptions): Promise<number> {
  const { settings, diagnostics } = await loadSettings(folder, engine, base === undefined ? {} : { base });
  if (!settings) {
    console.error(formatDiagnostics(withLevels(diagnostics), process.stderr.isTTY === true));
    return 1;
  }
  const dist = path.resolve(out ?? path.join(settings.root, 'dist'));
  const place = settings.base === ANY_BASE ? '/' : settings.base;
  // Every build writes this page.
  if (!existsSync(path.join(dist, withBase(place, '/404.html'))))
    throw new AuthorError(
      `${dist} contains no build for the base path ${place}.`,
      'Run `docs build` first, or name the folder of the build with `--out`.',
    );
  const { redirects, formerBases, versions } = settings;
  const mcp = loadMcp && { answer: await loadMcp(), site: settings.site };
  const { address } = await listen(staticHandler({ folder: dist, base: place, redirects, formerBases, versions, mcp }), port);
  console.log(`The site is at ${address}${place}${mcp ? `\nIt answers MCP at ${address}${place}mcp` : ''}`);
  return new Promise(() => {}); // until the process is stopped
}
