declare module 'virtual:docs/site' {
  export const site: import('../shared/settings.ts').SiteInfo;
}

declare module 'virtual:docs/islands' {
  // biome-ignore lint/suspicious/noExplicitAny: props come from pages; each component checks its own
  export const islands: Record<string, () => Promise<import('react').FunctionComponent<any>>>;
}
