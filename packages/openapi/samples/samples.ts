import type { Request } from '../request/request.ts';
import { curlSample } from './curl.ts';
import { goSample } from './go.ts';
import { nodeSample } from './node.ts';
import { pythonSample } from './python.ts';

export interface Sample {
  /** As on all tabs of the site. */
  label: 'curl' | 'Node.js' | 'Python' | 'Go';
  language: string;
  code: string;
}

/**
 * A request in each language, ready to be pasted. If it fails, each prints the status and the body of the
 * response and ends with an error, and none prints the key: clients that throw the whole request are not used.
 */
export function samples(request: Request): Sample[] {
  const curl: Sample = { label: 'curl', language: 'bash', code: curlSample(request) };
  // The clients of the others refuse it.
  if (request.method === 'TRACE' || request.method === 'CONNECT') return [curl];
  return [
    curl,
    { label: 'Node.js', language: 'javascript', code: nodeSample(request) },
    { label: 'Python', language: 'python', code: pythonSample(request) },
    { label: 'Go', language: 'go', code: goSample(request) },
  ];
}
