import type { ReactNode } from 'react';

/** Method and path of an operation: `<EndpointLine method="get">` around `**GET** \`/x\``. */
export function EndpointLine({ method, children }: { method: 'get' | 'post' | 'put' | 'delete'; children?: ReactNode }) {
  return <div className={`endpoint ${method}`}>{children}</div>;
}
