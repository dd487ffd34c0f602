import type { Sample } from './sample.ts';

/** Which sample is meant: by its page, and by as much more as tells it from the others there. */
export interface SampleName {
  page: string;
  language?: string | undefined;
  title?: string | undefined;
  /** Text that only this sample has. */
  has?: string | undefined;
}

/** All samples that a name fits; one where the name is right. */
export function findSamples({ page, language, title, has }: SampleName, samples: readonly Sample[]): Sample[] {
  return samples.filter(
    (sample) =>
      sample.page === page &&
      (language === undefined || sample.language === language) &&
      (title === undefined || sample.title === title) &&
      (has === undefined || sample.code.includes(has)),
  );
}
