// Every rounding of a quote: the exact value, what it became, and who has the difference.

import { formatAmount } from '../money/amount.ts';
import { fractionText } from '../money/fraction-text.ts';
import { type Integer, subtract } from '../money/integer.ts';
import { type Ratio, ratio, ZERO } from '../money/ratio.ts';
import type { PricedLine } from '../steps/price.ts';
import type { Totalled } from '../steps/total.ts';
import { type Account, ownerAccount } from './accounts.ts';

/** The four figures of a line, and VAT. The discounted ones are paid; the others only say what there would be to pay. */
export type Figure = 'customer' | 'customerDiscounted' | 'provider' | 'providerDiscounted' | 'vat';

export interface RoundedFigure {
  readonly figure: Figure;
  /** Position of the line in the quote's `pricings`; null for VAT. */
  readonly line: number | null;
  /** The value before rounding, in minor units: `"2500/3"`. */
  readonly exact: string;
  /** The amount it was rounded to, as the quote writes amounts. */
  readonly rounded: string;
  /** Rounded − exact, as a fraction of a minor unit: `"-1/3"`. Never more than a half either way. */
  readonly residue: string;
  /** Who is the worse for it, and who the better; null where nothing was rounded off or the figure isn't paid. */
  readonly bearer: Account | null;
  readonly gainer: Account | null;
}

export interface AccountResidue {
  readonly account: Account;
  /** A fraction of a minor unit; above 0 where the account has it, below 0 where it bears it. */
  readonly residue: string;
}

interface Measured {
  readonly figure: Figure;
  readonly line: number | null;
  readonly exact: Ratio;
  readonly rounded: Integer;
  /** Who pays this figure and who gets it, where it is paid. */
  readonly parties: readonly [payer: Account, payee: Account] | null;
}

/**
 * Every figure of a quote that was rounded to a minor unit, line by line and VAT last: its exact value, what was rounded off, and
 * whose gain and loss that is.
 */
export function roundedFigures(totalled: Totalled): RoundedFigure[] {
  const { digits } = totalled.counted.resolved.book;
  return measure(totalled).map(({ figure, line, exact, rounded, parties }) => {
    const [payer, payee] = parties ?? [null, null];
    const residue = residueOf({ exact, rounded });
    return {
      figure,
      line,
      exact: textOf(exact),
      rounded: formatAmount(rounded, digits),
      residue: textOf(residue),
      bearer: residue.numerator === 0 ? null : residue.numerator > 0 ? payer : payee,
      gainer: residue.numerator === 0 ? null : residue.numerator > 0 ? payee : payer,
    };
  });
}

/** The sum of the residues each account has or bears; accounts that none touches are left out. */
export function residuesByAccount(totalled: Totalled): AccountResidue[] {
  const sums = new Map<Account, Ratio>();
  for (const { exact, rounded, parties } of measure(totalled)) {
    const residue = residueOf({ exact, rounded });
    if (parties === null || residue.numerator === 0) continue;
    const [payer, payee] = parties;
    sums.set(payer, sum(sums.get(payer) ?? ZERO, { ...residue, numerator: subtract(0, residue.numerator) }));
    sums.set(payee, sum(sums.get(payee) ?? ZERO, residue));
  }
  return [...sums].map(([account, residue]) => ({ account, residue: textOf(residue) }));
}

function measure({ counted, lines, totals }: Totalled): Measured[] {
  const { book, request } = counted.resolved;
  const vatRate = request.vatExempt ? ZERO : book.vatRate;
  return [
    ...lines.flatMap(measureLine),
    { figure: 'vat', line: null, exact: times(vatRate, totals.supplierAmount), rounded: totals.vat, parties: ['customer', 'tax'] },
  ];
}

/** The customer pays the platform, and the platform the provider: so each residue has two sides and the platform the rest. */
function measureLine({ line, ...amounts }: PricedLine, position: number): Measured[] {
  const units = line.quantity * line.students;
  const { full } = line.candidate;
  const discounted = line.candidate.discountedRates(line.tier);
  const paidByCustomer = subtract(amounts.customer, amounts.customerDiscount);
  const paidToProvider = subtract(amounts.provider, amounts.providerDiscount);
  const figures: Omit<Measured, 'line'>[] = [
    { figure: 'customer', exact: full.customer, rounded: amounts.customer, parties: null },
    { figure: 'customerDiscounted', exact: discounted.customer, rounded: paidByCustomer, parties: ['customer', 'platform'] },
    { figure: 'provider', exact: full.provider, rounded: amounts.provider, parties: null },
    { figure: 'providerDiscounted', exact: discounted.provider, rounded: paidToProvider, parties: ['platform', ownerAccount(line.owner)] },
  ];
  return figures.map((figure) => ({ ...figure, exact: times(figure.exact, units), line: position }));
}

function times(value: Ratio, factor: Integer): Ratio {
  return ratio(BigInt(value.numerator) * BigInt(factor), BigInt(value.denominator));
}

function residueOf({ exact, rounded }: Pick<Measured, 'exact' | 'rounded'>): Ratio {
  const denominator = BigInt(exact.denominator);
  return ratio(BigInt(rounded) * denominator - BigInt(exact.numerator), denominator);
}

function sum(a: Ratio, b: Ratio): Ratio {
  const [aDenominator, bDenominator] = [BigInt(a.denominator), BigInt(b.denominator)];
  return ratio(BigInt(a.numerator) * bDenominator + BigInt(b.numerator) * aDenominator, aDenominator * bDenominator);
}

function textOf({ numerator, denominator }: Ratio): string {
  return fractionText(BigInt(numerator), BigInt(denominator));
}
