import { defineLanguage } from './language.ts';
import { node } from './node.ts';

/** Node.js strips types itself since version 22.18. */
const isNative = 'features' in process && Reflect.get(process.features, 'typescript') === 'strip';

/** TypeScript on Node.js. Types are stripped here, and checked elsewhere. */
export const typescript = defineLanguage({
  ...node,
  label: 'TypeScript',
  names: ['ts', 'typescript', 'mts'],
  file: () => (isNative ? 'sample.mts' : 'sample.mjs'),
  compile: isNative ? undefined : withoutTypes,
  commands: (file, { path }, options) => [[path, '--enable-source-maps', ...options, file]],
});

async function withoutTypes(code: string): Promise<string> {
  // The engine's bundler is native code, loaded when the first sample needs it.
  const { transform } = await import('rolldown/utils');
  const { code: script, map, errors } = await transform('sample.mts', code, { sourcemap: true });
  const [error] = errors;
  if (error) return `throw new SyntaxError(${JSON.stringify(error.message)});`;
  const inline = Buffer.from(JSON.stringify(map)).toString('base64');
  return `${script}\n//# sourceMappingURL=data:application/json;base64,${inline}\n`;
}
