declare module 'virtual:docs/islands' {
  // biome-ignore lint/suspicious/noExplicitAny: props come from pages; each component checks its own
  export const islands: Record<string, () => Promise<Record<string, import('react').FunctionComponent<any>>>>;
}
declare module 'virtual:docs/theme-parts' {
  // biome-ignore lint/suspicious/noExplicitAny: the name of a part decides which props it gets
  export const parts: Record<string, import('react').FunctionComponent<any>>;
}
