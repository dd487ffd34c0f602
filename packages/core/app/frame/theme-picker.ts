import { remember } from '../../dom/storage.ts';
import { parseTheme, THEME_KEY } from '../../shared/theme-memory.ts';

/** Makes the theme menu work: it shows the theme that `app/early.ts` has set. */
export function watchThemePicker(): void {
  const picker = document.querySelector<HTMLSelectElement>('.theme-picker select');
  if (!picker) return;
  const { dataset } = document.documentElement;
  picker.value = parseTheme(dataset.theme);
  picker.addEventListener('change', () => {
    dataset.theme = parseTheme(picker.value);
    remember(THEME_KEY, dataset.theme);
  });
}
