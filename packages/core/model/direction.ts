/** Languages and scripts that are written from right to left. */
const RIGHT_TO_LEFT = /^(ar|arc|azb|ckb|dv|fa|he|iw|ks|lrc|mzn|nqo|pnb|ps|sd|syr|ug|ur|yi)(-|$)|-(Arab|Hebr|Nkoo|Syrc|Thaa)(-|$)/i;

/** Which way the pages of a site are written. */
export function directionOf(lang: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(lang) && !/-Latn(-|$)/i.test(lang) ? 'rtl' : 'ltr';
}

/**
 * What the logical properties of the theme cannot say, for sites written from right to left: floats (old browsers know no logical
 * ones), where the drawer waits, marks that point, and what is written from left to right everywhere: code, and figures of time.
 */
const RULES =
  '[dir=rtl] .search .where,[dir=rtl] .fig .select::after{float:left}' +
  '@media screen and (min-width:68rem){[dir=rtl] .fig:has(+ .steps){float:left}}' +
  '@media screen and (min-width:88rem){[dir=rtl] h1 + p + .fig,[dir=rtl] h1 + p + .fig + .fig{float:left}}' +
  '@media (max-width:61.99rem){.js:not(.drawer-open) .side{transform:translateX(100%)}}' +
  '[dir=rtl] .side .pages details:not([open])>summary::after,[dir=rtl] .details:not([open])>summary::before{transform:rotate(135deg)}' +
  ':is(pre,code,kbd,samp,.fig .stages,.fig .seq,.fig .runs,article svg){direction:ltr;unicode-bidi:isolate}pre{text-align:left}';

/** Rules that follow those of the theme; empty where it is written from left to right. */
export function directionStyles(lang: string): string {
  return directionOf(lang) === 'rtl' ? RULES : '';
}
