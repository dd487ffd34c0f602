import { word } from '../shared/word.ts';

/** Follows the system, or stays light or dark: `app/frame/theme-picker.ts` acts on the choice. */
export function ThemePicker() {
  return (
    <label className="theme-picker" title={word('Theme')}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="7" />
        <path d="M10 3a7 7 0 0 1 0 14z" />
      </svg>
      {/* Going back would restore what was chosen in an older visit. */}
      <select aria-label={word('Theme')} autoComplete="off">
        <option value="system">{word('System')}</option>
        <option value="light">{word('Light')}</option>
        <option value="dark">{word('Dark')}</option>
      </select>
    </label>
  );
}
