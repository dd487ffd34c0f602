import type { ReactNode } from 'react';

interface Inside {
  children?: ReactNode;
}

/** An operation: text and fields, next to request and response if there's room. */
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

/** Fields, each an `ApiField`. */
export function ApiFields({ children }: Inside) {
  return <ul className="api-fields">{children}</ul>;
}

/** A field: a line with its name, type and whether it's required, then its description and nested fields. */
export function ApiField({ children }: Inside) {
  return <li>{children}</li>;
}

/** The name of a field, which links to itself. */
export function ApiName({ id, children }: Inside & { id: string }) {
  return (
    <a className="api-name" id={id} href={`#${id}`}>
      {children}
    </a>
  );
}

/** A link target. */
export function ApiAt({ id }: { id: string }) {
  return <span id={id} />;
}

/** A collapsible block: an `ApiLabel`, then the content. */
export function ApiMore({ open = false, children }: Inside & { open?: boolean }) {
  return (
    <details className="api-more" open={open}>
      {children}
    </details>
  );
}

export function ApiLabel({ children }: Inside) {
  return <summary>{children}</summary>;
}

/** A line among collapsible blocks that has nothing to expand. */
export function ApiLine({ children }: Inside) {
  return <p className="api-line">{children}</p>;
}

/** A link to an operation or object that used to be here, with its old id: `app/article/moved-anchor.ts` follows it. */
export function ApiMoved({ id, children }: Inside & { id: string }) {
  return (
    <span id={id} data-moved="">
      {children}
    </span>
  );
}

/** A method as a badge of fixed width, so the paths after it are aligned. */
export function ApiMethod({ method, children }: Inside & { method: string }) {
  return <strong className={`api-method ${method}`}>{children}</strong>;
}
