import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest files, slowest first. Without a cache, Vitest sorts by file size, which would start some of them last. */
const LONGEST = [
  'tests/afdocs',
  'tests/browser/every-page',
  'site/openapi/run-samples',
  'tests/caches',
  'tests/incremental-build',
  'tests/browser/load-errors',
  'tests/browser/search',
];

/** Starts slow files first, so they don't keep the other workers waiting at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}
