export type Theme = 'system' | 'light' | 'dark';

export const THEME_KEY = 'docs:theme';

/** Storage and form fields are outside input: anything else than a theme follows the system. */
export function parseTheme(value: string | null | undefined): Theme {
  return value === 'light' || value === 'dark' ? value : 'system';
}
