/** Two nodes and the way between them. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="6" cy="6" r="2.8" />
      <circle cx="18" cy="18" r="2.8" />
      <path d="M9 6h4.5a4 4 0 0 1 0 8H10a4 4 0 0 0 0 8" transform="translate(0 -2)" />
    </svg>
  );
}
