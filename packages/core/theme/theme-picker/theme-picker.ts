import { remember } from '../../dom/storage.ts';

/** Makes the theme menu work: it shows the theme that `app/early.ts` has set. */
export function watchThemePicker(): void {
  const pickers = document.querySelectorAll<HTMLSelectElement>('.theme-picker select');
  const { dataset } = document.documentElement;
  for (const picker of pickers) {
    picker.value = parseTheme(dataset.theme);
    if (picker.selectedIndex < 0) picker.selectedIndex = 0;
    picker.onchange = () => {
      dataset.theme = parseTheme(picker.value);
      remember(THEME_KEY, dataset.theme);
      watchThemePicker();
    };
  }
}

export const THEME_KEY = 'docs:theme';

/** Storage and form fields are outside input: what cannot be the name of a theme follows the system, as one that the site no longer has does. */
export function parseTheme(value: string | null | undefined): string {
  return value && /^[a-z][\w-]*$/.test(value) ? value : 'system';
}
