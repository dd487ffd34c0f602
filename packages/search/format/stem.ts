const IRREGULAR: Record<string, string> = {
  ran: 'run',
  caught: 'catch',
  threw: 'throw',
  thrown: 'throw',
  forgot: 'forget',
  forgotten: 'forget',
  shown: 'show',
  hidden: 'hide',
  stuck: 'stick',
  removal: 'remove',
  approval: 'approve',
  renewal: 'renew',
  revocation: 'revoke',
  invitation: 'invite',
  sent: 'send',
  kept: 'keep',
  paid: 'pay',
  lost: 'lose',
  found: 'find',
  built: 'build',
  held: 'hold',
  began: 'begin',
  wrote: 'write',
  written: 'write',
  overwritten: 'overwrite',
  overwrote: 'overwrite',
  chosen: 'choose',
  chose: 'choose',
  broke: 'break',
  broken: 'break',
  golang: 'go',
  stopped: 'stop',
  people: 'person',
  installation: 'install',
  configuration: 'configure',
  documentation: 'document',
  transformation: 'transform',
  cancelled: 'cancel',
  cancelling: 'cancel',
  cancellation: 'cancel',
  implementation: 'implement',
  registration: 'register',
  expiration: 'expire',
  subscription: 'subscribe',
  invocation: 'invoke',
  conversion: 'convert',
};

/**
 * The stem of an English word: `schedules`, `scheduled` and `scheduling` all become `schedul`.
 * Deliberately light: it removes only inflections, so words with different meanings stay distinct.
 */
export function stem(term: string): string {
  const singular = plural(term);
  if (Object.hasOwn(IRREGULAR, singular)) return stem(IRREGULAR[singular] ?? '');
  if (term.length < 4 || !/^[a-z]+$/.test(term)) return term;
  let base = singular.replace(/ification$/, 'ify').replace(/(i[sz])ation$/, '$1');
  const ending = /(ing|ed|er|ers|ly|ment|ments|ion|ions)$/.exec(base)?.[1];
  if (ending !== undefined) {
    const rest = base.slice(0, -ending.length);
    if (rest.length >= (ending.startsWith('er') ? 6 : 4) || (rest.length === 3 && /^(ing|ed)$/.test(ending) && /[aeiouy]/.test(rest)))
      base = undouble(rest);
  }
  if (base.length > 4 && base.endsWith('e')) base = base.slice(0, -1);
  if (base.length > 3 && base.endsWith('y')) base = `${base.slice(0, -1)}i`;
  return base;
}

function plural(term: string): string {
  if (term.endsWith('ies') && term.length > 4) return `${term.slice(0, -3)}y`;
  if (/(s|x|z|ch|sh)es$/.test(term) && term.length > 5) return term.slice(0, -2);
  if (/[^su]s$/.test(term)) return term.slice(0, -1);
  return term;
}

/** `stopp(ing)` → `stop`, but `call(ing)` and `pass(ed)` stay as they are. */
function undouble(rest: string): string {
  return /([bdgmnprt])\1$/.test(rest) ? rest.slice(0, -1) : rest;
}
