// Exact arithmetic on decimal text. What was recorded may have more digits than its currency, so minor units would not do.

export interface Exact {
  readonly units: bigint;
  readonly places: number;
}

/** Decimal text as whole units of so many decimal places. */
export function parseExact(text: string): Exact {
  const point = text.indexOf('.');
  return point === -1 ? { units: BigInt(text), places: 0 } : { units: BigInt(text.replace('.', '')), places: text.length - point - 1 };
}

function write({ units, places }: Exact): string {
  const negative = units < 0n;
  const digits = String(negative ? -units : units).padStart(places + 1, '0');
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return negative ? `-${text}` : text;
}

function inPlaces({ units, places }: Exact, wanted: number): bigint {
  return units * 10n ** BigInt(wanted - places);
}

/** Digits that a plain number holds exactly, with room for a sum. */
const SMALL = 14;

interface SmallPair {
  readonly left: number;
  readonly right: number;
  readonly places: number;
}

/** Two everyday amounts as whole units of the same size, in plain numbers, which are many times quicker; undefined for longer ones. */
function smallPair(a: string, b: string): SmallPair | undefined {
  const [ofA, ofB] = [placesOf(a), placesOf(b)];
  const places = Math.max(ofA, ofB);
  if (a.length + places - ofA > SMALL || b.length + places - ofB > SMALL) return undefined;
  return { left: unitsOf(a) * 10 ** (places - ofA), right: unitsOf(b) * 10 ** (places - ofB), places };
}

function placesOf(text: string): number {
  const point = text.indexOf('.');
  return point === -1 ? 0 : text.length - point - 1;
}

const ZERO = 48;
const MINUS = 45;
const POINT = 46;

function unitsOf(text: string): number {
  let units = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== MINUS && code !== POINT) units = units * 10 + code - ZERO;
  }
  return text.charCodeAt(0) === MINUS ? -units : units;
}

function writeSmall(units: number, places: number): string {
  const digits = String(Math.abs(units)).padStart(places + 1, '0');
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return units < 0 ? `-${text}` : text;
}

/** `a + b`, with as many decimals as the longer of the two. */
export function add(a: string, b: string): string {
  const small = smallPair(a, b);
  return small === undefined ? combine(a, b, (left, right) => left + right) : writeSmall(small.left + small.right, small.places);
}

/** `a − b`, with as many decimals as the longer of the two. */
export function subtract(a: string, b: string): string {
  const small = smallPair(a, b);
  return small === undefined ? combine(a, b, (left, right) => left - right) : writeSmall(small.left - small.right, small.places);
}

function combine(a: string, b: string, operate: (left: bigint, right: bigint) => bigint): string {
  const [left, right] = [parseExact(a), parseExact(b)];
  const places = Math.max(left.places, right.places);
  return write({ units: operate(inPlaces(left, places), inPlaces(right, places)), places });
}

/** Below 0, 0 or above 0, as `a` is below, equal to or above `b`. */
export function compare(a: string, b: string): -1 | 0 | 1 {
  const small = smallPair(a, b);
  if (small !== undefined) return small.left < small.right ? -1 : small.left > small.right ? 1 : 0;
  const [left, right] = [parseExact(a), parseExact(b)];
  const places = Math.max(left.places, right.places);
  const difference = inPlaces(left, places) - inPlaces(right, places);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function isNegative(text: string): boolean {
  return text.startsWith('-') && /[1-9]/.test(text);
}

/** The same without its sign. */
export function magnitude(text: string): string {
  return text.replace('-', '');
}

/** `text × 10^power`, in its shortest form. */
export function shift(text: string, power: number): string {
  const { units, places } = parseExact(text);
  const moved = places - power;
  const shifted = write(moved >= 0 ? { units, places: moved } : { units: units * 10n ** BigInt(-moved), places: 0 });
  return shifted.includes('.') ? shifted.replace(/\.?0+$/, '') : shifted;
}

/** The same value with at least so many decimals: `"12.5"` → `"12.50"`. */
export function withPlaces(text: string, places: number): string {
  const value = parseExact(text);
  return value.places >= places ? text : write({ units: inPlaces(value, places), places });
}

/**
 * Whether the shortest text of one amount and the padded text of another say the same: `"12.5"` and `"12.50"`.
 * Called for every figure of every booking, so it looks at characters and makes no numbers.
 */
export function isSameAmount(shortest: string, padded: string): boolean {
  if (shortest === padded) return true;
  if (padded.length <= shortest.length || !padded.startsWith(shortest)) return false;
  if (!shortest.includes('.') && padded[shortest.length] !== '.') return false;
  for (let at = shortest.length; at < padded.length; at += 1) {
    if (padded[at] !== '0' && padded[at] !== '.') return false;
  }
  return true;
}
