import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import { displayPath } from '../util/files.ts';

/** The parts used here of an error thrown by the bundler. */
const bundleError = v.object({
  errors: v.tupleWithRest(
    [v.object({ message: v.string(), loc: v.optional(v.object({ file: v.optional(v.string()), line: v.number(), column: v.number() })) })],
    v.unknown(),
  ),
});

export interface BundleError {
  message: string;
  /** From the root of the site; `undefined` if unknown. */
  file: string | undefined;
  line: number;
  column: number;
}

export type BundleErrorMessage = v.InferOutput<typeof bundleError>;

/** The same as plain data, for another process. */
export function bundleErrorMessage(error: unknown): BundleErrorMessage {
  const { success, output } = v.safeParse(bundleError, error);
  return success ? { errors: [output.errors[0]] } : { errors: [{ message: error instanceof Error ? error.message : String(error) }] };
}

/** Describes an error from bundling or running site code for its author. */
export function bundleErrorOf(error: unknown, root: string): BundleError {
  const { message: text, loc: place } = bundleErrorMessage(error).errors[0];
  // `[PARSE_ERROR] Unterminated string` or `[plugin x] /folder/x.css:1:2: Unexpected }`, followed by a code frame.
  const message =
    stripVTControlCharacters(text)
      .trim()
      .split('\n')[0]
      ?.replace(/^((\[[\w: ]+\]|\S+:\d+:\d+:)\s*)+|(?<=^.*Could not resolve '.*') in .*$/g, '') ?? '';
  return {
    message: /[.!?]$/.test(message) ? message : `${message}.`,
    file: place?.file && displayPath(root, place.file),
    line: place?.line ?? 1,
    column: (place?.column ?? 0) + 1,
  };
}
