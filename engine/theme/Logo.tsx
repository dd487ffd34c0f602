/** Two nodes and the way between them. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="6" cy="4" r="2.8" />
      <circle cx="17" cy="20" r="2.8" />
      <path d="M9 4h4.5a4 4 0 0 1 0 8H10a4 4 0 0 0 0 8h4" />
    </svg>
  );
}
