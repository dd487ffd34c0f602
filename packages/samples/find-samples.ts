import type { SampleName } from './run/settings.ts';
import type { Sample } from './syntax/sample.ts';

/** All samples that match a name, which is exactly one if the name is right. */
export function findSamples({ page, language, title, has }: SampleName, samples: readonly Sample[]): Sample[] {
  return samples.filter(
    (sample) =>
      sample.page === page &&
      (language === undefined || sample.language === language) &&
      (title === undefined || sample.title === title) &&
      (has === undefined || sample.code.includes(has)),
  );
}
