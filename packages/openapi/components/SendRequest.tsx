import { useId, useState } from 'react';
import type { ReferenceSay } from '../language/say-reference.ts';
import type { Credential, Request } from '../request/request.ts';
import { mayBeSent, type SentResponse, type Serializer, sendRequest } from '../request/send-request.ts';

/** Keys of all forms. They are kept in memory only while the page is open, and never stored. */
const keys: Record<string, string> = {};

interface SendRequestProps {
  say: ReferenceSay;
  request: Request;
  hosts: readonly string[];
  files: ReadonlyMap<string, File>;
  serializer: Serializer;
  isRight: boolean;
}

/** Inputs for keys, a button that sends the request, and the response. */
export function SendRequest({ say, request, hosts, files, serializer, isRight }: SendRequestProps) {
  const id = useId();
  const [, setChanges] = useState(0);
  const [isWaiting, setWaiting] = useState(false);
  const [response, setResponse] = useState<SentResponse | string>();
  const isAllowed = mayBeSent(request, hosts);
  const send = async () => {
    setWaiting(true);
    try {
      setResponse(await sendRequest(request, keys, files, serializer));
    } catch (error) {
      setResponse(
        error instanceof DOMException && error.name === 'TimeoutError'
          ? say`The server did not respond in time.`
          : say`The browser got no response. The server cannot be reached, or does not allow requests from this site (CORS).`,
      );
    }
    setWaiting(false);
  };
  return (
    <div className="send">
      <div className="fields">
        {request.credentials
          .flatMap((key) => variablesOf(say, key))
          .map(({ variable, label }) => (
            <div key={variable}>
              <label htmlFor={`${id}${variable}`}>{label}</label>
              <input
                id={`${id}${variable}`}
                type="password"
                autoComplete="off"
                defaultValue={keys[variable] ?? ''}
                onChange={(event) => {
                  keys[variable] = event.target.value;
                  setChanges((count) => count + 1);
                }}
              />
            </div>
          ))}
      </div>
      <button type="button" disabled={!isAllowed || !isRight || isWaiting} onClick={send}>
        {isWaiting ? say`Sending …` : say`Send`}
      </button>
      {!isAllowed && <p>{say`This page may only send requests to ${hosts.join(say`, `)}.`}</p>}
      <div role="status">{response !== undefined && <Shown say={say} response={response} />}</div>
    </div>
  );
}

function variablesOf(say: ReferenceSay, key: Credential): { variable: string; label: string }[] {
  if (key.kind === 'basic')
    return [
      { variable: key.user, label: say`User` },
      { variable: key.password, label: say`Password` },
    ];
  // Pages can't set the Cookie header.
  return key.kind === 'cookie'
    ? []
    : [{ variable: key.variable, label: key.kind === 'header' && key.prefix !== '' ? say`Key or token` : say`Key (${key.name})` }];
}

function Shown({ say, response }: { say: ReferenceSay; response: SentResponse | string }) {
  if (typeof response === 'string') return <p>{response}</p>;
  const { status, statusText, time, headers, body } = response;
  return (
    <>
      <p>
        <strong>
          {status} {statusText}
        </strong>{' '}
        {say`in ${time} ms`}
      </p>
      <details>
        <summary>{say`${headers.length} headers`}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by the keyboard */}
        <pre tabIndex={0}>{headers.map(([name, value]) => `${name}: ${value}`).join('\n')}</pre>
      </details>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by the keyboard */}
      <pre tabIndex={0}>{formatted(body)}</pre>
    </>
  );
}

function formatted(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
