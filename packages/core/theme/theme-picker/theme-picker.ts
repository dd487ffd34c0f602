import { remember } from '../../dom/storage.ts';

/** Makes the theme menu work: it shows the theme that `app/early.ts` has set. */
export function watchThemePicker(): void {
  const pickers = document.querySelectorAll<HTMLSelectElement>('.theme-picker select');
  const { dataset } = document.documentElement;
  for (const picker of pickers) {
    picker.value = parseTheme(dataset.theme);
    picker.onchange = () => {
      dataset.theme = parseTheme(picker.value);
      remember(THEME_KEY, dataset.theme);
      watchThemePicker();
    };
  }
}

export type Theme = 'system' | 'light' | 'dark';

export const THEME_KEY = 'docs:theme';

/** Storage and form fields are outside input: anything else than a theme follows the system. */
export function parseTheme(value: string | null | undefined): Theme {
  return value === 'light' || value === 'dark' ? value : 'system';
}
