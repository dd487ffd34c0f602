/**
 * Words without meaning on their own. They're indexed only in titles and headings, and count in a
 * query only if it has no others.
 */
const STOP_WORDS = new Set(
  `a able about actually after already between all also am an and any anybody anyone are as at be because been before being both but by can cannot cant could did didnt do does doesnt doing dont down each either etc
  ever every everybody everyone exactly few for from further get gets getting give go goes gone good got had has have having he her here hers him his how i if ill im in into is isnt it its ive just let like
  make makes many may me mean means meant might more most much must my myself need needs nor not now of on one only onto or other our ours out over per please possible put really seem seems shall she
  should so some somebody someone something still such take than that the their theirs them then there these they theyre thing things this those through to too under until up upon us
  very via want wants was wasnt way we were what whats when where whether which while who whom why will with within wont would yet you youll your youre yours https`.split(
    /\s+/,
  ),
);

/**
 * Words that phrase a question but may also occur on the site: they count in headings, but a section
 * without them is hardly penalized. “Instead” names nothing, yet it's as rare in a reference as a name.
 */
const FAINT_WORDS = new Set(
  'docs doc documentation help explain question questions page trying looking thanks hi hello certain else happen happens inside instead know little never nothing outside own particular place right several single somehow specific tell think way'.split(
    ' ',
  ),
);

export function isFaintWord(term: string): boolean {
  return FAINT_WORDS.has(term);
}

/** Also true for a single letter. */
export function isStopWord(term: string): boolean {
  return STOP_WORDS.has(term) || (term.length === 1 && /[a-z]/.test(term));
}
