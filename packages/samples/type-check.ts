import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findCompiler } from './find-compiler.ts';
import { packageFile } from './package-file.ts';
import { moduleParts } from './syntax/parse-javascript.ts';
import type { Sample, SampleFault } from './syntax/sample.ts';
import { dialectOf } from './syntax/sample-languages.ts';

export interface TypeCheck {
  /** Root of the site, which provides the compiler and type packages. */
  root: string;
  /** File that declares what samples may use. */
  declarations: string;
  /** Function in those declarations that wraps a sample's default export, if it's an object. */
  define: string;
}

export interface TypeFault extends SampleFault {
  /** Index of the sample. */
  sample: number;
}

/** `s3.jsx(4,7): error TS2339: Property …`. Lines that start with a space continue the previous one. */
const REPORT = /^s(\d+)\.[jt]sx?\((\d+),(\d+)\): error TS\d+: (.*)$/;

/** Whether a sample can be type-checked: it must parse, and be a complete module with a default export. */
export function isTypeable(sample: Sample): boolean {
  const dialect = dialectOf(sample.language);
  return (
    dialect !== undefined &&
    sample.untyped === '' &&
    /\bexport default\b/.test(sample.code) &&
    moduleParts(sample.code, dialect).defaultExport !== undefined
  );
}

/** Type-checks samples with one run of the site's `tsc`. Rejects if the compiler itself fails. */
export async function typeCheck(samples: readonly Sample[], { root, declarations, define }: TypeCheck): Promise<TypeFault[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'samples-'));
  try {
    const files = await Promise.all(
      samples.map(async (sample, n) => {
        const name = `s${n}.${dialectOf(sample.language) === 'ts' ? 'ts' : sample.language === 'tsx' ? 'tsx' : 'js'}`;
        await writeFile(path.join(folder, name), wrapped(sample, define));
        return name;
      }),
    );
    await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(compilerSettings(root, [declarations, ...files])));
    const report = await runCompiler(root, folder);
    return faultsOf(report);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Wraps an exported object in a call of `define`, without changing lines. */
function wrapped({ code, language }: Sample, define: string): string {
  const found = moduleParts(code, dialectOf(language) ?? 'js').defaultExport;
  if (!found?.isObject) return code;
  const { start, end } = found.value;
  return `${code.slice(0, start)}${define}(${code.slice(start, end)})${code.slice(end)}`;
}

function compilerSettings(root: string, files: string[]) {
  // Without them, samples that use Node modules don't type-check.
  const types = packageFile(root, '@types/node');
  return {
    compilerOptions: {
      allowJs: true,
      checkJs: true,
      noEmit: true,
      strict: false,
      strictNullChecks: false,
      noImplicitThis: true,
      noImplicitAny: false,
      allowUnreachableCode: true,
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      moduleDetection: 'force',
      jsx: 'preserve',
      lib: ['es2022'],
      ...(types === undefined ? { types: [] } : { typeRoots: [path.dirname(path.dirname(types))], types: ['node'] }),
      skipLibCheck: true,
      pretty: false,
    },
    files,
  };
}

async function runCompiler(root: string, folder: string): Promise<string> {
  const { script } = findCompiler(root);
  try {
    return (await promisify(execFile)(process.execPath, [script, '-p', folder], { cwd: folder, maxBuffer: 1 << 26 })).stdout;
  } catch (error) {
    // Exit code 1 or 2 with a report is a normal result.
    if (error instanceof Error && 'stdout' in error && typeof error.stdout === 'string' && error.stdout !== '') return error.stdout;
    throw error;
  }
}

function faultsOf(report: string): TypeFault[] {
  const faults: TypeFault[] = [];
  for (const text of report.split('\n')) {
    const [, n, line, column, message = ''] = REPORT.exec(text) ?? [];
    const last = faults.at(-1);
    if (n !== undefined) faults.push({ sample: Number(n), message, line: Number(line), column: Number(column) });
    else if (last && /^\s+\S/.test(text)) last.message += ` ${text.trim()}`;
    else if (text.trim() !== '') throw new Error(`The compiler could not check the samples: ${text}`);
  }
  return faults;
}
