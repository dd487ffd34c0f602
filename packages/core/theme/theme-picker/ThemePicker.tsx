import { useSay } from '../language/language-context.ts';
import { replaceable } from '../parts/replaceable.tsx';
import { useTheme } from '../parts/theme-context.ts';

/** A choice between the system's theme, light and dark; `theme/theme-picker/theme-picker.ts` applies it. */
export const ThemePicker = replaceable('ThemePicker', () => {
  const say = useSay();
  const { site } = useTheme();
  return (
    <label className="theme-picker" title={say('Theme')}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="7" />
        <path d="M10 3a7 7 0 0 1 0 14z" />
      </svg>
      {/* Going back would restore the choice made on an earlier visit. */}
      <select aria-label={say('Theme')} autoComplete="off">
        <option value="system">{say('System')}</option>
        <option value="light">{say('Light')}</option>
        <option value="dark">{say('Dark')}</option>
        {site?.themes.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
});
