import { remember } from '../../dom/storage.ts';
import { parseTheme, THEME_KEY } from './theme-memory.ts';

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
