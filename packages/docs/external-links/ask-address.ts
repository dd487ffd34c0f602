/** How a server answered for an address. */
export type LinkResponse =
  | { what: 'fine'; etag?: string | undefined; modified?: string | undefined }
  /** For good: `to` is where it is now. */
  | { what: 'moved'; to: string }
  /** `silent`: there was no answer at all, which may be due to the network here. */
  | { what: 'failed'; why: string; silent: boolean }
  /** The server refuses programs, or asks to come back later. It says nothing of the link. */
  | { what: 'unclear'; why: string };

export interface AskOptions {
  /** What the server said last time, so that it need not send the page again. */
  etag?: string | undefined;
  modified?: string | undefined;
  /** Milliseconds for each answer. */
  timeout: number;
  /** Runs a request when it is the turn of its host. */
  inTurn: <Result>(host: string, work: () => Promise<Result>) => Promise<Result>;
}

const MOST_REDIRECTS = 10;
const FOR_GOOD = new Set([301, 308]);
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Signed in only, refused, not this method, not these types, too many; 999 is what one large site says to programs. */
const REFUSES_PROGRAMS = new Set([401, 403, 405, 406, 407, 429, 451, 999]);

/** Asks for an address and follows where it leads; of the page itself nothing is read. */
export async function askAddress(address: string, options: AskOptions): Promise<LinkResponse> {
  const seen = new Set<string>();
  let url = address;
  /** Where it is after all redirects that are for good; those that follow may change every day. */
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
      if (to === null || !URL.canParse(to, url)) return { what: 'failed', why: `${status} that leads nowhere`, silent: false };
      const next = new URL(to, url);
      if (!/^https?:$/.test(next.protocol)) return { what: 'failed', why: `${status} to ${next.href}`, silent: false };
      next.hash = '';
      if (FOR_GOOD.has(status) && moved === url) moved = next.href;
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
      await response.body?.cancel().catch(() => {}); // a server that breaks off its page has answered all the same
      return response;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  });
}

/** What stopped a request, in the words of the system: `ECONNREFUSED`, `ENOTFOUND`. */
function reasonOf(error: Error): string {
  if (error.name === 'TimeoutError') return 'no answer in time';
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}
