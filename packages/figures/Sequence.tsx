import { AuthorError } from '../core/shared/author-error.ts';
import { Figure, type FigureProps } from './Figure.tsx';

interface Message {
  text: string;
  from: number;
  to: number;
}

/** Messages in order: `"Browser -> Server: POST /"`, or without an arrow (`"Server: works"`) for a participant's own action. Two to four participants. */
export function Sequence({ messages, ...figure }: FigureProps & { messages?: readonly string[] }) {
  const { names, steps } = readMessages(messages);
  return (
    <Figure {...figure}>
      <div className={`seq n${names.length}`}>
        <div className="parties">
          {names.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
        <div className="lives">
          {names.map((name) => (
            <span key={name} />
          ))}
        </div>
        {steps.map(({ text, from, to }) => (
          <div
            key={`${from}${to}${text}`}
            className={`${from === to ? 'own' : to > from ? 'there' : 'back'} f${Math.min(from, to)} w${Math.abs(to - from)}`}
          >
            <span>{text}</span>
          </div>
        ))}
      </div>
    </Figure>
  );
}

function readMessages(messages: readonly string[] | undefined): { names: string[]; steps: Message[] } {
  const names: string[] = [];
  const place = (name: string) => (names.includes(name) ? names.indexOf(name) : names.push(name) - 1);
  const steps = (messages ?? []).map((message) => {
    const [, from, to, text] = /^(.+?)(?: -> (.+?))?: (.+)$/.exec(message) ?? [];
    if (from === undefined || text === undefined)
      throw new AuthorError(`“${message}” is not a valid message.`, 'Write "A -> B: text", or "A: text" for what A does.');
    const sender = place(from);
    return { text, from: sender, to: to === undefined ? sender : place(to) };
  });
  if (names.length < 2 || names.length > 4)
    throw new AuthorError(`A sequence has two to four participants, not ${names.length}.`, 'Write messages={["A -> B: text"]}.');
  return { names, steps };
}
