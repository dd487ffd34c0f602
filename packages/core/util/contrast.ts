/** `#rgb` or `#rrggbb` → red, green and blue from 0 to 255. */
export function parseColor(color: string): [number, number, number] {
  const digits = color.slice(1);
  const whole = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const part = (at: number) => Number.parseInt(whole.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
}

/** Between 1 and 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Mixes `share` of the first color with the other one. */
export function mixColors(color: string, other: string, share: number): string {
  const [one, two] = [parseColor(color), parseColor(other)];
  const mixed = one.map((value, at) => Math.round(value * share + (two[at] ?? 0) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = parseColor(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
