import { remember } from '../../dom/storage.ts';
import { parseTheme, THEME_KEY, type Theme } from '../../shared/theme-memory.ts';

/** Makes the theme menu work: it shows the theme that `app/early.ts` has set, and a choice applies in every tab. */
export function watchThemePicker(): void {
  const picker = document.querySelector<HTMLSelectElement>('.theme-picker select');
  if (!picker) return;
  picker.value = parseTheme(document.documentElement.dataset.theme);
  picker.addEventListener('change', () => {
    const theme = parseTheme(picker.value);
    apply(theme);
    remember(THEME_KEY, theme);
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== THEME_KEY) return;
    apply(parseTheme(newValue));
    picker.value = parseTheme(newValue);
  });
}

function apply(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}
