import type { Diagnostic } from '../../core/plugin/helpers.ts';
import { askAddress, type LinkResponse } from './ask-address.ts';
import type { ExternalRecord, KnownAddress, LinkPlace } from './external-links.ts';
import type { LinkKind } from './kinds.ts';

/** Days on which a link must fail to count as broken, because servers have bad days. */
const FAILS_ON_DAYS = 3;
/** Number of hosts to request from concurrently, one request each. */
const CONCURRENT_HOSTS = 8;
const TIMEOUT_MS = 15_000;

export interface ExternalCheck {
  /** Replaces the previous record. Addresses that are no longer linked are dropped. */
  record: ExternalRecord;
  diagnostics: Diagnostic<LinkKind>[];
  asked: number;
  /** Links that failed, but not on enough days yet. */
  failing: number;
  /** Links on servers that refuse automated requests, or ask to retry later. */
  unclear: number;
  /** No server responded at all, so the record is unchanged. */
  offline: boolean;
}

/** Checks linked addresses, and reports those that failed on several days or have moved. `today`: `2026-11-24`. */
export async function checkExternal(
  links: ReadonlyMap<string, readonly LinkPlace[]>,
  before: ExternalRecord,
  { today, timeout = TIMEOUT_MS }: { today: string; timeout?: number },
): Promise<ExternalCheck> {
  const due = [...links.keys()].filter((address) => {
    const known = before[address];
    return known?.checked !== today || known.failed !== undefined;
  });
  const answers = await askAll(due, before, timeout);
  const offline = due.length > 0 && [...answers.values()].every((answer) => answer.what === 'failed' && answer.silent);
  const record: ExternalRecord = {};
  for (const address of links.keys()) {
    const known = before[address];
    const answer = offline ? undefined : answers.get(address);
    const next = answer ? noted(answer, known, today) : known;
    if (next) record[address] = next;
  }
  const all = Object.entries(record);
  return {
    record,
    diagnostics: all.flatMap(([address, known]) => diagnosticsOf(address, known, links.get(address) ?? [])),
    asked: due.length,
    failing: all.filter(([, { failed }]) => failed && failed.length < FAILS_ON_DAYS).length,
    unclear: [...answers.values()].filter(({ what }) => what === 'unclear').length,
    offline,
  };
}

async function askAll(addresses: readonly string[], before: ExternalRecord, timeout: number): Promise<Map<string, LinkResponse>> {
  const byHost = new Map<string, string[]>();
  for (const address of addresses) {
    const { host } = new URL(address);
    byHost.set(host, [...(byHost.get(host) ?? []), address]);
  }
  const hosts = byHost.values(); // one iterator, shared by the workers below
  const answers = new Map<string, LinkResponse>();
  const turns = new Map<string, Promise<unknown>>();
  const inTurn = <Result>(host: string, work: () => Promise<Result>): Promise<Result> => {
    const turn = (turns.get(host) ?? Promise.resolve()).then(work);
    turns.set(host, turn);
    return turn;
  };
  await Promise.all(
    Array.from({ length: CONCURRENT_HOSTS }, async () => {
      for (const ofHost of hosts)
        for (const address of ofHost) {
          const { etag, modified } = before[address] ?? {};
          answers.set(address, await askAddress(address, { etag, modified, timeout, inTurn }));
        }
    }),
  );
  return answers;
}

function noted(answer: LinkResponse, known: KnownAddress | undefined, today: string): KnownAddress {
  switch (answer.what) {
    case 'fine': {
      const { etag, modified } = answer;
      return { checked: today, ...(etag === undefined ? {} : { etag }), ...(modified === undefined ? {} : { modified }) };
    }
    case 'moved':
      return { checked: today, moved: answer.to };
    case 'failed':
      return { checked: today, failed: [...new Set([...(known?.failed ?? []), today])], why: answer.why };
    case 'unclear':
      return { ...known, checked: today };
  }
}

function diagnosticsOf(
  address: string,
  { moved, failed = [], why = '' }: KnownAddress,
  places: readonly LinkPlace[],
): Diagnostic<LinkKind>[] {
  const found: Pick<Diagnostic<LinkKind>, 'id' | 'message' | 'help'> | undefined =
    moved !== undefined
      ? { id: 'external-moved', message: `${address} has moved.`, help: `Link to ${moved}, if that is the same page.` }
      : failed.length >= FAILS_ON_DAYS
        ? {
            id: 'external-broken',
            message: `${address} failed on ${failed.length} days, since ${failed[0]} (${why}).`,
            help: 'Correct the link, or remove it.',
          }
        : undefined;
  return found ? places.map((place) => ({ ...found, ...place })) : [];
}
