import { reportMistakes } from '../check/report-mistakes.ts';
import type { Mistake } from '../shared/mistake.ts';

/** Prints the mistakes of each subject once, and a message when they are fixed. */
export class MistakeLog {
  readonly #print: (text: string) => void;
  readonly #color: boolean;
  readonly #told = new Map<string, string>();

  constructor(print: (text: string) => void, color: boolean) {
    this.#print = print;
    this.#color = color;
  }

  tell(subject: string, mistakes: Mistake[]): void {
    const text = reportMistakes(mistakes, this.#color);
    if (text === (this.#told.get(subject) ?? '')) return;
    this.#told.set(subject, text);
    this.#print(text === '' ? `${subject}: fixed.` : text);
  }
}
