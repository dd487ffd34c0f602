import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest, the slowest first. By size, as Vitest goes without its cache, the first of them would be among the last. */
const LONGEST = [
  'tests/afdocs',
  'tests/browser/every-page',
  'site/openapi/run-samples',
  'tests/caches',
  'tests/incremental-build',
  'tests/browser/load-errors',
  'tests/browser/search',
];

/** Files that take long begin first, so that at the end no worker waits for one of them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}
