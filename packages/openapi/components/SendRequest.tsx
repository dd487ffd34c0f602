import { useId, useState } from 'react';
import type { Credential, Request } from '../request/request.ts';
import { mayBeSent, type SentResponse, sendRequest } from '../request/send-request.ts';

/** The keys of all forms, for as long as the page stays in the tab: nothing writes them anywhere. */
const keys: Record<string, string> = {};

interface SendRequestProps {
  request: Request;
  hosts: readonly string[];
  files: ReadonlyMap<string, File>;
  isRight: boolean;
}

/** Keys, a button that sends the request, and what came back. */
export function SendRequest({ request, hosts, files, isRight }: SendRequestProps) {
  const id = useId();
  const [, setChanges] = useState(0);
  const [isWaiting, setWaiting] = useState(false);
  const [response, setResponse] = useState<SentResponse | string>();
  const isAllowed = mayBeSent(request, hosts);
  const send = async () => {
    setWaiting(true);
    try {
      setResponse(await sendRequest(request, keys, files));
    } catch (error) {
      setResponse(
        error instanceof DOMException && error.name === 'TimeoutError'
          ? 'The server did not respond in time.'
          : 'The browser got no response. The server cannot be reached, or does not allow requests from this site (CORS).',
      );
    }
    setWaiting(false);
  };
  return (
    <div className="send">
      <div className="fields">
        {request.credentials.flatMap(variablesOf).map(({ variable, label }) => (
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
        {isWaiting ? 'Sending …' : 'Send'}
      </button>
      {!isAllowed && <p>This page may only send requests to {hosts.join(', ')}.</p>}
      <div role="status">{response !== undefined && <Shown response={response} />}</div>
    </div>
  );
}

function variablesOf(key: Credential): { variable: string; label: string }[] {
  if (key.kind === 'basic')
    return [
      { variable: key.user, label: 'User' },
      { variable: key.password, label: 'Password' },
    ];
  // No page may set the header of cookies.
  return key.kind === 'cookie'
    ? []
    : [{ variable: key.variable, label: key.kind === 'header' && key.prefix !== '' ? 'Key or token' : `Key (${key.name})` }];
}

function Shown({ response }: { response: SentResponse | string }) {
  if (typeof response === 'string') return <p>{response}</p>;
  const { status, statusText, time, headers, body } = response;
  return (
    <>
      <p>
        <strong>
          {status} {statusText}
        </strong>{' '}
        in {time} ms
      </p>
      <details>
        <summary>{headers.length} headers</summary>
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
