import type { Part } from '../languages/language.ts';
import type { Member, Program } from '../plan/plan-page.ts';

/** A part of a program, and its location on the page. */
export interface Piece {
  part: Part;
  member: Member;
  /** Number of lines of the block before the part. */
  linesBefore: number;
  /** The session command, if its output is shown below it. */
  command: SessionCommand | undefined;
}

/** A setup file that runs before a sample. */
export interface SetUp {
  name: string;
  text: string;
}

export interface Assembled {
  name: string;
  text: string;
  pieces: Piece[];
  /** Line of the program, from 1 → the piece and the line in its block. */
  place(line: number): { piece: Piece; line: number } | undefined;
}

const markOf = (number: number) => `@@docs-sample-${number}@@`;
export const MARK = /@@docs-sample-(\d+)@@/;

/** Assembles the text of a program, with a source map for its lines. */
export function assemble({ language, members }: Program, setUp?: SetUp): Assembled {
  const pieces = members.flatMap((member) => piecesOf(member, language));
  pieces.forEach(({ part }, number) => {
    part.number = number;
    // A single block runs exactly as on the page.
    if (pieces.length > 1) part.mark = markOf(number);
  });
  const origins: ({ piece: Piece; line: number } | undefined)[] = [];
  // The first part, so a language wraps it like the others.
  const before = setUp && !language.setUp ? [{ number: -1, code: setUp.text, mark: '' }] : [];
  const texts = language.program([...before, ...pieces.map(({ part }) => part)]).map((chunk) => {
    const text = typeof chunk === 'string' ? chunk : chunk.code;
    const piece = typeof chunk === 'string' ? undefined : pieces[chunk.number];
    text.split('\n').forEach((_, at) => {
      origins.push(piece && { piece, line: piece.linesBefore + (piece.command ? 1 : at + 1) });
    });
    return text;
  });
  const code = members.map((member) => member.code).join('\n');
  const own = members.find(({ attributes }) => attributes.file !== undefined)?.attributes.file;
  return { name: own ?? language.file(code), text: `${texts.join('\n')}\n`, pieces, place: (line) => origins[line - 1] };
}

function piecesOf(member: Member, language: Program['language']): Piece[] {
  const part = (code: string): Part => ({ number: 0, code, mark: '' });
  const session = language.prompts && readSession(member.code, language.prompts, language.goesOn ?? (() => false));
  if (!session) return [{ part: part(member.code), member, linesBefore: 0, command: undefined }];
  // Commands without outputs only have to succeed.
  const showsOutput = session.some(({ shown }) => shown.trim() !== '');
  return session.map((command) => ({
    part: part(showsOutput ? (language.command?.(command.code) ?? command.code) : command.code),
    member,
    linesBefore: command.line - 1,
    command: showsOutput ? command : undefined,
  }));
}

/** A session command, and the output shown below it. */
interface SessionCommand {
  code: string;
  shown: string;
  /** Line of the command in its block, from 1, and the range of its output lines, exclusive of the end. */
  line: number;
  from: number;
  to: number;
}

/**
 * The commands of a session such as `$ ls` or `>>> 1 + 1`, or `undefined` if no line starts with the prompt. `goesOn`: whether a
 * command needs another line, even one without a prompt.
 */
function readSession(
  code: string,
  [first, more]: readonly [string, string],
  goesOn: (command: string) => boolean,
): SessionCommand[] | undefined {
  const lines = code.split('\n');
  const prompt = (line: string, mark: string) => line.startsWith(mark) || line === mark.trimEnd();
  if (!lines.some((line) => prompt(line, first))) return undefined;
  const commands: SessionCommand[] = [];
  lines.forEach((line, at) => {
    const last = commands.at(-1);
    if (prompt(line, first)) {
      commands.push({ code: line.slice(first.length), shown: '', line: at + 1, from: at + 1, to: at + 1 });
    } else if (last && last.to === last.from && last.from === at && (prompt(line, more) || goesOn(last.code))) {
      last.code += `\n${prompt(line, more) ? line.slice(more.length) : line}`;
      last.from = last.to = at + 1;
    } else if (last) {
      last.shown += `${line}\n`;
      last.to = at + 1;
    }
  });
  return commands;
}
