// Types of single settings.
import * as v from 'valibot';
import { decodePath, isExternal } from '../shared/address.ts';
import { INTERFACE_WORDS } from '../shared/interface-words.ts';

/** A language code (BCP 47): `en`, `pt-BR`. */
export const LANGUAGE_CODE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

/** A page or a folder of the docs. */
export const path = v.pipe(
  v.string(),
  v.regex(/^\//, 'Write a path from the root of the docs that starts with "/".'),
  v.regex(/^([^/].*|[^\s?#]*)$/s, 'Write a path without "?", "#" and spaces.'),
  v.regex(/^(?!.*\/\.\.?(\/|$))/, 'Write the path without "." and ".." folders.'),
  v.transform(decodePath),
);
/** An earlier address, possibly of another tool, so any path. As everywhere in the settings, it may be percent-encoded or not. */
export const source = v.pipe(
  v.string(),
  v.regex(/^\//, 'Write a path from the root of the docs that starts with "/".'),
  v.regex(
    /^[^?]*(\?[^=]*)?$/s,
    'Write the path without the query, which a redirect passes on. A "?" that is part of the path is written as "%3F".',
  ),
  v.check(
    (from) => !/(^|\/)#[^/]*$|#(?!.*\.html?$)[^/]*$/s.test(from),
    'Write the path without "#" and what follows, which browsers do not send. A "#" that is part of the path is written as "%23".',
  ),
  v.regex(/^(?!.*%(2f|5c|00))/is, 'Write the path without "%2F", "%5C" and "%00": hosts refuse such addresses.'),
  v.transform(decodePath),
  v.regex(/^(?!.*\/\.\.?(\/|$))/s, 'Write the path without "." and ".." folders.'),
  v.regex(/^[^\p{Cc}\\]*$/u, 'Write the path without backslashes and control characters.'),
);
/** Common prefix of many pages' addresses. */
export const begin = v.pipe(
  path,
  v.transform((start) => (start.endsWith('/') ? start : `${start}/`)),
);

/** A page of the docs, or one elsewhere. */
export const address = v.union(
  [path, v.pipe(v.string(), v.url())],
  'Write a path that starts with "/", or a full URL that starts with "https://".',
);
/** Target of a redirect. */
export const target = v.pipe(
  v.union(
    [v.pipe(v.string(), v.regex(/^\/\S*$/)), v.pipe(v.string(), v.url())],
    'Write a path that starts with "/", such as "/new/#part", or a full URL that starts with "https://".',
  ),
  // Hosts differ in how they merge two queries.
  v.check(
    (to) => !to.includes('?'),
    'Remove the query from "?" on. A redirect passes on the query that is asked for, so its target has none.',
  ),
  v.transform((to) => (isExternal(to) ? to : decodePath(to))),
);
export const absoluteUrl = v.pipe(
  v.string(),
  v.check((address) => /^https?:\/\/\S+$/.test(address) && URL.canParse(address), 'Write a full URL: "https://…".'),
);
export const label = v.pipe(v.string('Write a string.'), v.nonEmpty('Write a string that is not empty.'));

export const color = v.pipe(v.string(), v.regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i, 'Write a color such as "#0a7350".'));

/** Hosts. */
export const origins = v.optional(
  v.array(
    v.pipe(
      v.string(),
      v.regex(/^https:\/\/(\*\.)?[\w-]+(\.[\w-]+)*(:\d+)?$/, 'Write a host such as "https://example.com" or "https://*.example.com".'),
    ),
  ),
  [],
);

export const languageCode = v.pipe(v.string(), v.regex(LANGUAGE_CODE, 'Write a code such as "en", "de" or "pt-BR".'));

/** English interface text → the site's text. */
export const words = v.record(
  v.picklist(INTERFACE_WORDS, 'Write English words exactly as pages show them, such as "Search" or "Edit this page".'),
  label,
);
