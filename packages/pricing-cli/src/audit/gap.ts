// What still differs between a scenario and the record, as far as it tells which changes can't close it: those need not be tried.

import type { CauseName } from './causes/cause-name.ts';
import type { Tolerance } from './difference.ts';
import { decimalsOf } from './difference.ts';
import { magnitude, parseExact } from './exact.ts';
import type { Priced } from './scenario.ts';

/** Kinds of figures, by what it takes to move them. */
const VAT = 1;
const DISCOUNT = 2;
const PRICE = 4;
const CAMP_COUNTS = 8;
const OTHER = 16;

const KIND_OF_FIGURE: Readonly<Record<string, number>> = {
  vat: VAT,
  total: VAT,
  discount: DISCOUNT,
  discountHF: DISCOUNT,
  totalHF: DISCOUNT,
  amountSupplyVAT: DISCOUNT,
  amountFamworld: DISCOUNT,
  subtotal: PRICE,
  subtotalHF: PRICE,
  noOfCampsAdded: CAMP_COUNTS,
  noOfImmersionDays: CAMP_COUNTS,
};

/** The kinds of figures that a single change of each family can move. */
const REACH: Readonly<Record<CauseName, number>> = {
  book_version: VAT | DISCOUNT | PRICE | CAMP_COUNTS | OTHER,
  currency_exponent: VAT | DISCOUNT | PRICE,
  rounding: VAT | DISCOUNT | PRICE,
  vat_exempt: VAT,
  vat_rate: VAT,
  discount_code: VAT | DISCOUNT,
  camp_weeks: VAT | DISCOUNT | PRICE | CAMP_COUNTS,
  nights_as_days: VAT | DISCOUNT | PRICE,
  missing_line: VAT | DISCOUNT | PRICE,
  extra_line: VAT | DISCOUNT | PRICE,
  student_count: VAT | DISCOUNT | PRICE,
  commission_edit: VAT | DISCOUNT | PRICE,
};

/** What changes the quantity of something moves the subtotal, or nothing. */
const MOVES_SUBTOTAL: ReadonlySet<CauseName> = new Set(['camp_weeks', 'nights_as_days', 'missing_line', 'extra_line', 'student_count']);

/** Families that change how VAT follows from what suppliers get; nothing else does. */
const CHANGES_VAT_POLICY: ReadonlySet<CauseName> = new Set(['book_version', 'currency_exponent', 'vat_exempt', 'vat_rate']);

/** Halves rounded the other way move each figure of a line by a minor unit at most: four figures, and the VAT on them. */
const UNITS_ROUNDED_PER_LINE = 5;

export type VatFit = 'fits' | 'differs' | 'unknown';

export class Gap {
  readonly #node: Priced;
  readonly #kinds: number;
  readonly #names: ReadonlySet<string>;
  /** Whether figures must agree exactly, so that one that agrees stays out of every explanation's way. */
  readonly isExact: boolean;
  readonly #isOpen: boolean;
  #vatFit: VatFit | undefined;

  /** `isExhaustive` makes a gap that anything might close. */
  constructor(node: Priced, { tolerance, isExhaustive = false }: { readonly tolerance: Tolerance; readonly isExhaustive?: boolean }) {
    this.#node = node;
    this.#isOpen = isExhaustive;
    this.isExact = tolerance === undefined && !isExhaustive;
    this.#kinds = node.differences.reduce((kinds, { figure }) => kinds | kindOf(figure), 0);
    this.#names = new Set(node.differences.map(({ figure }) => figure));
  }

  /** Whether one change of the family might close the gap. Where it can't be told, it might. */
  canBeClosedBy(family: CauseName): boolean {
    if (this.#isOpen) return true;
    if ((this.#kinds & ~REACH[family]) !== 0) return false;
    if (MOVES_SUBTOTAL.has(family) && this.staysAsRecorded('subtotal')) return false;
    if (this.vatFit === 'differs' && !CHANGES_VAT_POLICY.has(family)) return false;
    if (family === 'rounding') return this.#isOfRounding();
    if (family === 'currency_exponent') return this.#isOfUnit();
    return true;
  }

  /** Whether one change of the family might close all of it but VAT, which another change will. After a commission none does. */
  canBeClosedButForVat(family: CauseName): boolean {
    if (family === 'commission_edit') return false;
    if ((this.#kinds & ~VAT & ~REACH[family]) !== 0) return false;
    return !(MOVES_SUBTOTAL.has(family) && this.staysAsRecorded('subtotal'));
  }

  get isOfVatAlone(): boolean {
    return this.#kinds === VAT;
  }

  /** Whether the figure was recorded exactly as the scenario has it. */
  staysAsRecorded(figure: 'subtotal' | 'amountSupplyVAT'): boolean {
    return this.isExact && this.#node.scenario.recorded[figure] !== undefined && !this.#names.has(figure);
  }

  /** Whether some figure of that side differs: the customer's prices, or what providers get. */
  differsOnSide(side: 'customer' | 'provider'): boolean {
    if (this.#isOpen) return false;
    const figures = side === 'customer' ? CUSTOMER_FIGURES : PROVIDER_FIGURES;
    return this.#node.differences.some(({ figure }) => figures.test(figure));
  }

  /**
   * Whether the recorded VAT is what the scenario's rate gives on what was recorded for suppliers. Where it differs, the rate or the
   * exemption is wrong whatever else is; where it fits, neither is.
   */
  get vatFit(): VatFit {
    this.#vatFit ??= this.isExact ? vatFitOf(this.#node) : 'unknown';
    return this.#vatFit;
  }

  #isOfRounding(): boolean {
    const { quote, differences } = this.#node;
    const bound = (UNITS_ROUNDED_PER_LINE * quote.pricings.length + 1) / 10 ** decimalsOf(quote.total);
    return differences.every(({ difference }) => difference !== null && Number(magnitude(difference)) <= bound * 1.000001);
  }

  /** Another unit leaves no amount as it was, or moves the total alone. */
  #isOfUnit(): boolean {
    if (this.#node.differences.length === 1 && this.#names.has('total')) return true;
    const { recorded } = this.#node.scenario;
    return AMOUNTS.every((name) => {
      const text = recorded[name];
      return text === undefined || this.#names.has(name) || !/[1-9]/.test(text);
    });
  }
}

const AMOUNTS = ['total', 'subtotal', 'vat', 'amountSupplyVAT'] as const;
const CUSTOMER_FIGURES = /^subtotal$|^discount$|^amountPricingType|\.customer/;
const PROVIDER_FIGURES = /^vat$|HF$|^amountSupplyVAT$|\.provider/;

function kindOf(figure: string): number {
  const known = KIND_OF_FIGURE[figure];
  if (known !== undefined) return known;
  if (figure.endsWith('Discount')) return DISCOUNT;
  return figure.startsWith('pricings[') || figure.startsWith('amountPricingType') ? PRICE : OTHER;
}

function vatFitOf({ scenario: { recorded, request, supposition, pricer }, quote }: Priced): VatFit {
  const { vat, amountSupplyVAT: supplied } = recorded;
  if (vat === undefined || supplied === undefined) return 'unknown';
  const rate = parseExact(request.vatExempt ? '0' : (supposition.vatRate ?? pricer.book.policy.vatRate));
  const [due, base] = [parseExact(vat), parseExact(supplied)];
  const places = Math.max(due.places, base.places + rate.places, decimalsOf(quote.total) + 1);
  const scaled = (units: bigint, of: number) => units * 10n ** BigInt(places - of);
  const apart = scaled(due.units, due.places) - scaled(base.units * rate.units, base.places + rate.places);
  const twice = (apart < 0n ? -apart : apart) * 2n;
  const unit = 10n ** BigInt(places - decimalsOf(quote.total));
  // Of halves the rounding decides, which may be what is wrong.
  return twice === unit ? 'unknown' : twice < unit ? 'fits' : 'differs';
}
