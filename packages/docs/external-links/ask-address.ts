/** Result of checking one external link. */
export type LinkResponse =
  | { what: 'fine'; etag?: string | undefined; modified?: string | undefined }
  /** Moved permanently to `to`. */
  | { what: 'moved'; to: string }
  /** `silent`: there was no response at all, which may be the fault of the local network. */
  | { what: 'failed'; why: string; silent: boolean }
  /** The server refuses automated requests, or asks to retry later, so the link may be fine. */
  | { what: 'unclear'; why: string };

export interface AskOptions {
  /** Validators from the last response, so the server doesn't have to send the page again. */
  etag?: string | undefined;
  modified?: string | undefined;
  /** Time limit for each response in milliseconds. */
  timeout: number;
  /** Runs a request after earlier ones to the same host. */
  inTurn: <Result>(host: string, work: () => Promise<Result>) => Promise<Result>;
}

const MOST_REDIRECTS = 10;
const PERMANENT = new Set([301, 308]);
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Statuses that servers also send to programs only. One large site uses 999 for that. */
const REFUSES_PROGRAMS = new Set([401, 403, 405, 406, 407, 429, 451, 999]);

/** Requests an address and follows its redirects, without reading the page itself. */
export async function askAddress(address: string, options: AskOptions): Promise<LinkResponse> {
  const seen = new Set<string>();
  let url = address;
  /** Address after the leading permanent redirects. Redirects after a temporary one may change any day. */
  let moved = address;
  for (;;) {
    if (seen.has(url)) return { what: 'failed', why: 'redirects in a circle', silent: false };
    if (seen.size > MOST_REDIRECTS) return { what: 'failed', why: `more than ${MOST_REDIRECTS} redirects`, silent: false };
    seen.add(url);
    const answer = await request(url, seen.size === 1 ? options : { ...options, etag: undefined, modified: undefined });
    if (answer instanceof Error) return { what: 'failed', why: reasonOf(answer), silent: true };
    const { status, headers } = answer;
    if (REDIRECTS.has(status)) {
      const to = headers.get('location');
      if (to === null || !URL.canParse(to, url)) return { what: 'failed', why: `${status} without a valid target`, silent: false };
      const next = new URL(to, url);
      if (!/^https?:$/.test(next.protocol)) return { what: 'failed', why: `${status} to ${next.href}`, silent: false };
      next.hash = '';
      if (PERMANENT.has(status) && moved === url) moved = next.href;
      url = next.href;
    } else if (status === 304 || (status >= 200 && status < 300)) {
      if (moved !== address) return { what: 'moved', to: moved };
      if (url !== address) return { what: 'fine' };
      return {
        what: 'fine',
        etag: headers.get('etag') ?? (status === 304 ? options.etag : undefined),
        modified: headers.get('last-modified') ?? (status === 304 ? options.modified : undefined),
      };
    } else if (REFUSES_PROGRAMS.has(status) || (status === 503 && headers.has('retry-after'))) {
      return { what: 'unclear', why: String(status) };
    } else return { what: 'failed', why: String(status), silent: false };
  }
}

function request(url: string, { etag, modified, timeout, inTurn }: AskOptions): Promise<Response | Error> {
  return inTurn(new URL(url).host, async () => {
    try {
      const response = await fetch(url, {
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
        headers: {
          accept: 'text/html,*/*;q=0.8',
          'user-agent': 'docs-check-external',
          ...(etag === undefined ? {} : { 'if-none-match': etag }),
          ...(modified === undefined ? {} : { 'if-modified-since': modified }),
        },
      });
      await response.body?.cancel().catch(() => {}); // a response that breaks off still counts
      return response;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  });
}

/** Reason of a failed request, such as the system's `ECONNREFUSED` or `ENOTFOUND`. */
function reasonOf(error: Error): string {
  if (error.name === 'TimeoutError') return 'no response in time';
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}
