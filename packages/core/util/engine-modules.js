// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';

export const ENGINE_PACKAGE = '@workflow-docs/engine';

/**
 * A module of the engine: TypeScript in a checkout, JavaScript in the published package.
 * @param {string} engine see `Engine.folder`
 * @param {string} name its path without extension: `core/app/start`
 */
export function engineFile(engine, name) {
  return moduleFile(path.join(engine, name));
}

/** A module by its path without extension. @param {string} module */
export function moduleFile(module) {
  return ['.ts', '.tsx'].map((extension) => module + extension).find((file) => existsSync(file)) ?? `${module}.js`;
}

/**
 * What a site may import of the engine, wherever the site is: name, as `package.json` exports it → file.
 * @param {string} engine see `Engine.folder`
 * @returns {Record<string, string>}
 */
export function engineModules(engine) {
  return {
    [ENGINE_PACKAGE]: engineFile(engine, 'docs/index'),
    [`${ENGINE_PACKAGE}/components`]: engineFile(engine, 'docs/components'),
    [`${ENGINE_PACKAGE}/figures`]: engineFile(engine, 'docs/figures'),
    [`${ENGINE_PACKAGE}/theme`]: engineFile(engine, 'docs/theme'),
    [`${ENGINE_PACKAGE}/openapi`]: engineFile(engine, 'docs/openapi'),
    [`${ENGINE_PACKAGE}/samples`]: engineFile(engine, 'docs/samples'),
    [`${ENGINE_PACKAGE}/testing`]: engineFile(engine, 'docs/testing'),
    [`${ENGINE_PACKAGE}/plugin`]: engineFile(engine, 'docs/plugin'),
  };
}
