import * as v from 'valibot';

const answer = v.strictObject({ status: v.number(), type: v.optional(v.string()), body: v.unknown() });
const answers = v.record(v.string(), answer);

/** A recorded response: data as JSON, text as is. */
export type Answer = v.InferOutput<typeof answer>;
/** `GET /users/me?limit=1` → response. Without a query, it applies to every query. */
export type Answers = Readonly<Record<string, Answer>>;

/** Reads a file of recorded responses, or returns a message if it isn't one. */
export function parseAnswers(text: string): Answers | string {
  try {
    const result = v.safeParse(answers, JSON.parse(text));
    return result.success ? result.output : (v.flatten(result.issues).root?.[0] ?? result.issues[0].message);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Serializes responses deterministically, whatever their order. */
export function printAnswers(recorded: Answers): string {
  return `${JSON.stringify(Object.fromEntries(Object.entries(recorded).sort(([one], [other]) => (one < other ? -1 : 1))), null, 2)}\n`;
}

export function findAnswer(recorded: Answers, method: string, path: string): Answer | undefined {
  return recorded[`${method} ${path}`] ?? recorded[`${method} ${path.replace(/\?.*$/, '')}`];
}
