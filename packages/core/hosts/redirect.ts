/** One old address. Its other spellings (without the slash, with `index.html`) lead to the same place. */
export interface ExactRedirect {
  /** With a slash at the end, or a file such as `/docs/x.html`. */
  from: string;
  /** Path from the root of the host, or a full address; without fragment, encoded. */
  to: string;
  /** With its `#`; empty for none: then the reader's browser keeps its own. */
  fragment: string;
  /** Addresses in branches that moved which would lead to `from`: they lead to the same place at once. */
  aliases: string[];
}

/** Every address that begins with `from` is found under `to`. Both begin and end with a slash, and are encoded. */
export interface WildcardRedirect {
  from: string;
  to: string;
}
