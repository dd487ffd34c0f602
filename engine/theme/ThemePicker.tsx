/** The place of the menu of themes. `app/theme-picker.ts` puts it there: no page waits for a field that works by script alone. */
export function ThemePicker() {
  return (
    <span className="theme-picker" title="Theme">
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="7" />
        <path d="M10 3a7 7 0 0 1 0 14z" />
      </svg>
    </span>
  );
}
