/** Parses a displayed constant: `10,000` → 10000, `$19` → 19, `256MB` → 256. */
export function parseAmount(text: string): number {
  const amount = Number.parseFloat(text.replace(/[$,\s]/g, ''));
  if (!Number.isFinite(amount)) throw new TypeError(`“${text}” is not an amount.`);
  return amount;
}
