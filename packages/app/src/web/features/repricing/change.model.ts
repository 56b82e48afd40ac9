// Exact differences of amounts: decimals as text, without floating point.

interface OldAndNew {
  readonly old: string;
  readonly new: string;
}

/** Returns the number of digits after the point. */
function placesOf(amount: string): number {
  return amount.split('.')[1]?.length ?? 0;
}

/** Returns the amount in units of its last digit. */
function unitsOf(amount: string, places: number): bigint {
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.');
  const units = BigInt(whole + fraction.padEnd(places, '0'));
  return amount.startsWith('-') ? -units : units;
}

/**
 * Returns the new amount minus the old one.
 * @example changeOf({ old: '10.00', new: '9.50' }) // '-0.50'
 */
export function changeOf({ old, new: next }: OldAndNew): string {
  const places = Math.max(placesOf(old), placesOf(next));
  const change = unitsOf(next, places) - unitsOf(old, places);
  const digits = String(change < 0n ? -change : change).padStart(places + 1, '0');
  const cut = digits.length - places;
  return `${change < 0n ? '-' : ''}${digits.slice(0, cut)}${places === 0 ? '' : `.${digits.slice(cut)}`}`;
}
