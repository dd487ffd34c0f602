import { defineLanguage } from './language.ts';
import { node } from './node.ts';

/** Node.js takes out types itself from version 22.18 on. */
const isNative = 'features' in process && Reflect.get(process.features, 'typescript') === 'strip';

/** TypeScript on Node.js. Types are taken out here, and checked elsewhere. */
export const typescript = defineLanguage({
  ...node,
  label: 'TypeScript',
  names: ['ts', 'typescript', 'mts'],
  file: () => (isNative ? 'sample.mts' : 'sample.mjs'),
  compile: isNative ? undefined : withoutTypes,
  commands: (file, { path }, options) => [[path, '--enable-source-maps', ...options, file]],
});

async function withoutTypes(code: string): Promise<string> {
  // The bundler of the engine: native code, which is loaded when the first sample asks for it.
  const { transform } = await import('rolldown/utils');
  const { code: script, map, errors } = await transform('sample.mts', code, { sourcemap: true });
  const [error] = errors;
  if (error) return `throw new SyntaxError(${JSON.stringify(error.message)});`;
  const inline = Buffer.from(JSON.stringify(map)).toString('base64');
  return `${script}\n//# sourceMappingURL=data:application/json;base64,${inline}\n`;
}
