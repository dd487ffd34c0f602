/** Identifies a sample: by its page, and by as many other fields as needed to distinguish it. */
export interface SampleName {
  page: string;
  language?: string | undefined;
  title?: string | undefined;
  /** Text that only this sample has. */
  has?: string | undefined;
}
