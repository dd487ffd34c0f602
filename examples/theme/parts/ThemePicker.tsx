/** The engine sets the theme when a `<select>` in `.theme-picker` changes. This one doesn't offer the system's theme. */
export const ThemePicker = () => (
  <label className="theme-picker">
    Lamp
    <select autoComplete="off">
      <option value="light">on</option>
      <option value="dark">off</option>
    </select>
  </label>
);
