import type { Sample } from './sample.ts';

/** Identifies a sample: by its page, and by as many other fields as needed to distinguish it. */
export interface SampleName {
  page: string;
  language?: string | undefined;
  title?: string | undefined;
  /** Text that only this sample has. */
  has?: string | undefined;
}

/** All samples that match a name; exactly one if the name is right. */
export function findSamples({ page, language, title, has }: SampleName, samples: readonly Sample[]): Sample[] {
  return samples.filter(
    (sample) =>
      sample.page === page &&
      (language === undefined || sample.language === language) &&
      (title === undefined || sample.title === title) &&
      (has === undefined || sample.code.includes(has)),
  );
}
