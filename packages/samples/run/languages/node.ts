import { defineLanguage, partsWithMarks } from './language.ts';

/** JavaScript on Node.js: modules, or CommonJS if the code calls `require()`. */
export const node = defineLanguage({
  label: 'Node.js',
  names: ['js', 'javascript', 'mjs', 'cjs'],
  probe: [process.execPath, '-p', 'process.versions.node + "\\n" + process.execPath'],
  file: (code) => (isCommonJs(code) ? 'sample.cjs' : 'sample.mjs'),
  program: (parts) => partsWithMarks(parts, (mark) => `process.stdout.write(${JSON.stringify(mark)});`),
  // In a separate module, so samples can redeclare the setup's names.
  setUp: (file) => ['--import', `./${file}`],
  commands: (file, { path }, options) => [[path, ...options, file]],
});

function isCommonJs(code: string): boolean {
  return /\brequire\(|\bmodule\.exports\b/.test(code) && !/^\s*(?:import\b(?!\s*\()|export\b)/m.test(code);
}
