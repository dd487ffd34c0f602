/** What a fence says of the proof of its sample. */
export interface FenceChecks {
  /** ` ```js partial `: a piece of something longer. */
  partial: boolean;
  /** ` ```js unchecked="reason" `; `undefined` where the fence does not say so. */
  unchecked: string | undefined;
  /** ` ```js untyped="reason" `: it parses and does not keep to the declarations. */
  untyped: string | undefined;
}

/** Reads `partial`, `unchecked="reason"` and `untyped="reason"`; a reason that is missing is an empty one. */
export function fenceChecks(meta: string): FenceChecks {
  const bare = ` ${meta.replace(/[\w-]+="[^"]*"/g, ' ')} `;
  const reason = (name: string) =>
    new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta)?.[1]?.trim() ?? (bare.includes(` ${name} `) ? '' : undefined);
  return { partial: bare.includes(' partial '), unchecked: reason('unchecked'), untyped: reason('untyped') };
}
