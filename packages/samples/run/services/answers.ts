import * as v from 'valibot';

const answer = v.strictObject({ status: v.number(), type: v.optional(v.string()), body: v.unknown() });
const answers = v.record(v.string(), answer);

/** What a server answers to a request; data as JSON, texts as they are. */
export type Answer = v.InferOutput<typeof answer>;
/** `GET /users/me?limit=1` → its answer. Without a query, the answer holds for every query. */
export type Answers = Readonly<Record<string, Answer>>;

/** Reads a file of recorded answers; a message where it is none. */
export function parseAnswers(text: string): Answers | string {
  try {
    const result = v.safeParse(answers, JSON.parse(text));
    return result.success ? result.output : (v.flatten(result.issues).root?.[0] ?? result.issues[0].message);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The same text for the same answers, whatever the order in which they were recorded. */
export function printAnswers(recorded: Answers): string {
  return `${JSON.stringify(Object.fromEntries(Object.entries(recorded).sort(([one], [other]) => (one < other ? -1 : 1))), null, 2)}\n`;
}

export function findAnswer(recorded: Answers, method: string, path: string): Answer | undefined {
  return recorded[`${method} ${path}`] ?? recorded[`${method} ${path.replace(/\?.*$/, '')}`];
}
