declare module 'virtual:docs/islands' {
  // biome-ignore lint/suspicious/noExplicitAny: props come from pages; each component checks its own
  export const islands: Record<string, () => Promise<Record<string, import('react').FunctionComponent<any>>>>;
}
