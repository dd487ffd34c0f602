import { remember } from '../../dom/storage.ts';

/** Connects the theme menu, which shows the theme set by `app/early.ts`. */
export function watchThemePicker(): void {
  const pickers = document.querySelectorAll<HTMLSelectElement>('.theme-picker select');
  const { dataset } = document.documentElement;
  for (const picker of pickers) {
    const choose = () => {
      dataset.theme = picker.value;
      remember(THEME_KEY, picker.value);
    };
    // Chosen before this script was there.
    if (!picker.onchange && picker.selectedIndex > 0) choose();
    picker.value = dataset.theme ?? '';
    if (picker.selectedIndex < 0) picker.selectedIndex = 0;
    picker.onchange = () => {
      choose();
      watchThemePicker();
    };
  }
}

export const THEME_KEY = 'docs:theme';

/** Storage and form fields are untrusted input: invalid names follow the system, and so do themes that the site no longer has. */
export function parseTheme(value: string | null | undefined): string {
  return value && /^[a-z][\w-]*$/.test(value) ? value : 'system';
}
