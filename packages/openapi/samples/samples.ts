import type { Request } from '../request/request.ts';
import { curlSample } from './curl.ts';
import { goSample } from './go.ts';
import { nodeSample } from './node.ts';
import { pythonSample } from './python.ts';

export interface Sample {
  /** The same as on other tabs of the site. */
  label: 'curl' | 'Node.js' | 'Python' | 'Go';
  language: string;
  code: string;
}

/**
 * A request in each language, ready to paste. On failure, each sample prints the status and body of the response and
 * exits with an error. None prints the key, so clients that throw the whole request aren't used.
 */
export function samples(request: Request): Sample[] {
  const curl: Sample = { label: 'curl', language: 'bash', code: curlSample(request) };
  // The clients of the other languages reject these methods.
  if (request.method === 'TRACE' || request.method === 'CONNECT') return [curl];
  return [
    curl,
    { label: 'Node.js', language: 'javascript', code: nodeSample(request) },
    { label: 'Python', language: 'python', code: pythonSample(request) },
    { label: 'Go', language: 'go', code: goSample(request) },
  ];
}
