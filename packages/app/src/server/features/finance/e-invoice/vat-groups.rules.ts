// The VAT of an invoice in groups of one rate each, as the norm wants it: base × rate is the VAT that is printed, to the last cent. The
// VAT of a stay is taken of the supplier amount, not of the price: the rest of the price is moved into the group without VAT.

import type { Invoice, InvoiceLine } from '@hosted-stay/pricing-react/invoicing';
import { toPlainDecimal } from '#contract/platform/validation/decimals.ts';
import type { AmountMath } from '../money.rules.ts';

/** Standard rate, zero rate, exempt: the letters of UNTDID 5305. */
export type VatCategory = 'S' | 'Z' | 'E';

export interface VatClass {
  readonly category: VatCategory;
  /** `23` for 23 %. */
  readonly percent: string;
}

/** What the quote says of the VAT of its stay. */
export interface StayVat {
  readonly percent: string;
  /** What its VAT is taken of. */
  readonly supplierAmount: string;
}

export interface VatGroup extends VatClass {
  readonly base: string;
  readonly vat: string;
  /** What of the lines of this group has been moved out of its base, into the exempt one; below 0 the other way. */
  readonly moved: string;
  /** Whether there is a stay in it; what is moved otherwise is what roundings have left. */
  readonly hasStay: boolean;
}

const EXEMPT: VatClass = { category: 'E', percent: '0' };

function toVatClassOfRate(percent: string | null): VatClass {
  if (percent === null) return EXEMPT;
  const rate = toPlainDecimal(percent);
  return { category: rate === '0' ? 'Z' : 'S', percent: rate };
}

type ClassifiedLine = Pick<InvoiceLine, 'kind' | 'vatPercentage'>;

/** The category and the rate of a line. */
export function toVatClass(line: ClassifiedLine, invoice: Invoice, stay: StayVat | null): VatClass {
  if (line.kind === 'manual') return toVatClassOfRate(line.vatPercentage);
  const isExempt = invoice.vatExempt && !invoice.totals.vatLines.some(({ kind }) => kind === 'stay');
  return toVatClassOfRate(isExempt ? null : (stay?.percent ?? null));
}

const toVatKey = ({ category, percent }: VatClass) => `${category} ${percent}`;

interface VatSum extends VatClass {
  readonly quoted: string;
  readonly manual: string;
  readonly vat: string;
  readonly hasStay: boolean;
}

/** What is billed and charged in each group, as it is printed. */
function sumByVatClass(invoice: Invoice, stay: StayVat | null, math: AmountMath): readonly VatSum[] {
  const groups = new Map<string, VatSum>();
  const add = (to: VatClass, change: (group: VatSum) => Partial<VatSum>) => {
    const group = groups.get(toVatKey(to)) ?? { ...to, quoted: math.zero, manual: math.zero, vat: math.zero, hasStay: false };
    groups.set(toVatKey(to), { ...group, ...change(group) });
  };
  for (const line of invoice.lines) {
    const net = math.subtract(line.amount, line.discount);
    add(toVatClass(line, invoice, stay), ({ quoted, manual }) =>
      line.kind === 'quoted' ? { quoted: math.sum([quoted, net]), hasStay: true } : { manual: math.sum([manual, net]) },
    );
  }
  for (const { kind, percentage, amount } of invoice.totals.vatLines) {
    const line = { kind: kind === 'stay' ? 'quoted' : 'manual', vatPercentage: percentage } as const;
    add(toVatClass(line, invoice, stay), ({ vat }) => ({ vat: math.sum([vat, amount]) }));
  }
  return [...groups.values()];
}

/** The amount of which VAT is this percentage, rounded to the last digit: VAT ÷ rate. */
function computeBase(vat: string, percent: string, math: AmountMath): string {
  const [whole = '', fraction = ''] = percent.split('.');
  const dividend = BigInt(vat.replace('.', '')) * 100n * 10n ** BigInt(fraction.length);
  const divisor = BigInt(whole + fraction);
  const size = dividend < 0n ? -dividend : dividend;
  const rounded = (2n * size + divisor) / (2n * divisor);
  const digits = String(rounded).padStart(math.digits + 1, '0');
  const point = digits.length - math.digits;
  const amount = math.sum([math.digits === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`]);
  return dividend < 0n ? math.negate(amount) : amount;
}

/** How many of the smallest coins roundings of a credit note may leave between its VAT and the rate of what it takes back. */
const MAX_ROUNDING_UNITS = 10n;

function isRounding(difference: string): boolean {
  const coins = BigInt(difference.replace('.', ''));
  return coins <= MAX_ROUNDING_UNITS && coins >= -MAX_ROUNDING_UNITS;
}

/** The base of a group; null when what is printed is no VAT at its rate. */
function findPrintedBase(
  { category, percent, quoted, manual, vat, hasStay }: VatSum,
  stay: StayVat | null,
  math: AmountMath,
): string | null {
  const net = math.sum([quoted, manual]);
  if (category !== 'S') return math.compare(vat, math.zero) === 0 ? net : null;
  const own = math.subtract(vat, math.share(net, percent));
  if (!hasStay && !isRounding(own)) return null;
  const supplied =
    hasStay && stay !== null && math.compare(stay.supplierAmount, quoted) <= 0 ? [math.sum([manual, stay.supplierAmount])] : [];
  const bases = [...supplied, net, computeBase(vat, percent, math)];
  return bases.find((base) => math.compare(math.share(base, percent), vat) === 0) ?? null;
}

/** The groups of an invoice whose figures are above 0; null when what is printed as VAT is not the VAT of any base at its rate. */
export function listVatGroups(invoice: Invoice, stay: StayVat | null, math: AmountMath): readonly VatGroup[] | null {
  const groups: VatGroup[] = [];
  const exempt: string[] = [];
  for (const each of sumByVatClass(invoice, stay, math)) {
    const { category, percent, quoted, manual, vat, hasStay } = each;
    const base = findPrintedBase(each, stay, math);
    if (base === null) return null;
    const moved = math.subtract(math.sum([quoted, manual]), base);
    if (category === 'E') exempt.push(base);
    else groups.push({ category, percent, base, vat, moved, hasStay });
  }
  const moved = groups.map((group) => group.moved).filter((amount) => math.compare(amount, math.zero) !== 0);
  if (exempt.length + moved.length === 0) return groups;
  const base = math.sum([...exempt, ...moved]);
  return [...groups, { ...EXEMPT, base, vat: math.zero, moved: math.zero, hasStay: false }];
}
