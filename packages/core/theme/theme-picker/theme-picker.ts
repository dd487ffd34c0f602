import { remember } from '../../dom/storage.ts';

/** Connects the theme menu and shows the theme that `app/early.ts` has set. */
export function watchThemePicker(): void {
  const pickers = document.querySelectorAll<HTMLSelectElement>('.theme-picker select');
  const { dataset } = document.documentElement;
  for (const picker of pickers) {
    const choose = () => {
      dataset.theme = picker.value;
      remember(THEME_KEY, picker.value);
    };
    // The reader chose a theme before this script was loaded.
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

/**
 * Validates the name of a theme from storage or a form field. Invalid names mean the system's theme, and so do themes that the site no
 * longer has.
 */
export function parseTheme(value: string | null | undefined): string {
  return value && /^[a-z][\w-]*$/.test(value) ? value : 'system';
}
