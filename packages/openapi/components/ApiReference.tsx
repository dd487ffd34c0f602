import type { ReactNode } from 'react';

interface Inside {
  children?: ReactNode;
}

/** An operation: words and fields beside request and response where there is room. */
export function ApiOperation({ children }: Inside) {
  return <div className="api-operation">{children}</div>;
}

export function ApiWords({ children }: Inside) {
  return <div className="api-words">{children}</div>;
}

export function ApiCode({ children }: Inside) {
  return <div className="api-code">{children}</div>;
}

/** Method and path of an operation: `<ApiEndpoint method="get">` around `**GET** \`/x\``. */
export function ApiEndpoint({ method, children }: Inside & { method: string }) {
  return <div className={`api-endpoint ${method}`}>{children}</div>;
}

/** Around a table of fields: their names stay in one piece. */
export function ApiFields({ children }: Inside) {
  return <div className="api-fields">{children}</div>;
}

/** The name of a field as a link to itself. */
export function ApiField({ id, children }: Inside & { id: string }) {
  return (
    <a className="api-field" id={id} href={`#${id}`}>
      {children}
    </a>
  );
}

/** A method as a badge: one width, so that the paths behind it are aligned. */
export function ApiMethod({ method, children }: Inside & { method: string }) {
  return <strong className={`api-method ${method}`}>{children}</strong>;
}
