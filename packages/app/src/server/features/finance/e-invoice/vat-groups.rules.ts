// The VAT of an invoice in groups of one rate each, as EN 16931 requires: base × rate equals the printed VAT to the last cent. The VAT of
// a stay is calculated from the supplier amount, not the price, so the rest of the price moves to the exempt group.

import type { Invoice, InvoiceLine } from '@hosted-stay/pricing-react/invoicing';
import { toPlainDecimal } from '#contract/platform/validation/decimals.ts';
import type { AmountMath } from '../money.rules.ts';

/** Standard rate, zero rate, exempt: codes of UNTDID 5305. */
export type VatCategory = 'S' | 'Z' | 'E';

export interface VatClass {
  readonly category: VatCategory;
  /** `23` for 23 %. */
  readonly percent: string;
}

/** The VAT of a stay according to its quote. */
export interface StayVat {
  readonly percent: string;
  /** The base of its VAT. */
  readonly supplierAmount: string;
}

export interface VatGroup extends VatClass {
  readonly base: string;
  readonly vat: string;
  /** The amount of this group's lines moved from its base to the exempt group; below 0 in the other direction. */
  readonly moved: string;
  /** Whether the group contains a stay; without one, only rounding residue is moved. */
  readonly hasStay: boolean;
}

const EXEMPT: VatClass = { category: 'E', percent: '0' };

function toVatClassOfRate(percent: string | null): VatClass {
  if (percent === null) return EXEMPT;
  const rate = toPlainDecimal(percent);
  return { category: rate === '0' ? 'Z' : 'S', percent: rate };
}

type ClassifiedLine = Pick<InvoiceLine, 'kind' | 'vatPercentage'>;

/** Returns the VAT category and rate of a line. */
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

/** Sums billed amounts and VAT per group, as printed. */
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

/** Returns the amount of which this VAT is the percentage, rounded to the last digit: VAT ÷ rate. */
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

/** The maximum rounding difference, in minor units, between a credit note's VAT and its rate applied to the credited net. */
const MAX_ROUNDING_UNITS = 10n;

function isRounding(difference: string): boolean {
  const coins = BigInt(difference.replace('.', ''));
  return coins <= MAX_ROUNDING_UNITS && coins >= -MAX_ROUNDING_UNITS;
}

/** Returns the base of a group; null if the printed VAT doesn't match its rate. */
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

/** Returns the VAT groups of an invoice with positive figures; null if printed VAT isn't the VAT of any base at its rate. */
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
