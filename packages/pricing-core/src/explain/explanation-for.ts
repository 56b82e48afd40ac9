// Reduces an explanation to the part that one reader can see.

import { formatAmount } from '../money/amount.ts';
import { minorDigits } from '../money/currency.ts';
import { isSamePayee, type Payee, payeeKey } from '../payee.ts';
import type { ExplainedLine, ExplainedPayout, Explanation } from './explanation.ts';
import type {
  CountedLine,
  FinanceExplanation,
  HostExplanation,
  HostLine,
  LineDiscount,
  OptionalService,
  ParentExplanation,
  ParentLine,
  Reader,
  ReaderViews,
} from './reader-views.ts';
import type { AppliedRule, Shortfall } from './rules.ts';

const VIEWS: { readonly [R in Reader]: (explanation: Explanation, payee?: Payee) => ReaderViews[R] } = {
  parent: parentView,
  host: hostView,
  finance: (explanation): FinanceExplanation => ({ ...explanation, reader: 'finance' }),
};

/**
 * The part of an explanation for one reader. Parent: counts, prices, discounts and optional services; no payouts, commissions,
 * provider rates or codes of others. Host: the lines of `payee` (the family by default, or an activity) with rate,
 * commission and payout; no customer prices. Finance: everything.
 */
export function explanationFor<R extends Reader>(explanation: Explanation, reader: R, payee?: Payee): ReaderViews[R] {
  return VIEWS[reader](explanation, payee);
}

function parentView(explanation: Explanation): ParentExplanation {
  const { currency, request, stay, totals, warnings, family } = explanation;
  return {
    reader: 'parent',
    currency,
    countStudents: request.countStudents,
    family: { id: family.hostableId, name: family.name },
    stay,
    lines: explanation.lines.map(parentLine),
    optional: explanation.absent.flatMap(({ ifSelected, template, serviceType, payee, pricingType }): OptionalService[] =>
      ifSelected === null
        ? []
        : [{ template, serviceType: named(serviceType), payee, pricingType, price: ifSelected.figures.customerDiscounted.rounded }],
    ),
    totals: {
      subtotal: totals.subtotal,
      discount: totals.discount,
      vat: totals.vat.amount,
      vatExempt: totals.vat.reckoned === null,
      total: totals.total,
    },
    warnings,
  };
}

function parentLine(line: ExplainedLine): ParentLine {
  const { points, figures, customerDiscount } = line;
  return {
    ...countedLine(line),
    full: figures.customer.rounded,
    price: figures.customerDiscounted.rounded,
    discount: lineDiscount(line, { field: 'demandDiscount', points: points.demandEffective, amount: customerDiscount }),
    nearMisses: nearest(
      line.nearMisses.flatMap(({ shortfall, missingCode, effect }) =>
        shortfall !== null && missingCode === null && effect !== null && isGain(effect.demandGained)
          ? [{ ...shortfall, points: effect.demandGained, saving: effect.customerSaving, price: effect.customer.rounded }]
          : [],
      ),
    ),
  };
}

function hostView(explanation: Explanation, own: Payee = explanation.family): HostExplanation {
  const isOwn = ({ payee }: { readonly payee: Payee }) => isSamePayee(payee, own);
  const { currency, request, stay } = explanation;
  const payout = explanation.totals.payouts.find(isOwn) ?? emptyPayout(explanation, own);
  return {
    reader: 'host',
    currency,
    countStudents: request.countStudents,
    payee: payout.payee,
    stay,
    lines: explanation.lines.filter((line) => isOwn(line) && isPaid(line)).map(hostLine),
    absent: explanation.absent
      .filter((pricing) => isOwn(pricing) && pricing.usedFrom.level === 'base')
      .map(({ template, payee, pricingType, reasons }) => ({ template, payee, pricingType, reasons })),
    payout,
  };
}

/** A line that pays its payee nothing is the platform's own, a trust fee say: what is asked for it would tell what the parent pays. */
function isPaid({ figures }: ExplainedLine): boolean {
  return figures.provider.numerator !== '0';
}

/** A payee without a line is paid nothing; it may still have prices that did not count. */
function emptyPayout({ currency, absent, family }: Explanation, key: Payee): ExplainedPayout {
  const found = [family, ...absent.map(({ payee }) => payee)].find((payee) => isSamePayee(payee, key));
  const nothing = formatAmount(0, minorDigits(currency) ?? 0);
  return { payee: found ?? { ...key, name: payeeKey(key) }, full: nothing, discount: nothing, amount: nothing };
}

function hostLine(line: ExplainedLine): HostLine {
  const { points, figures, providerCommission, providerDiscount, asked } = line;
  return {
    ...countedLine(line),
    asked,
    commission: providerCommission,
    full: figures.provider.rounded,
    payout: figures.providerDiscounted.rounded,
    discount: lineDiscount(line, { field: 'supplyDiscount', points: points.supplyEffective, amount: providerDiscount }),
    nearMisses: nearest(
      line.nearMisses.flatMap(({ shortfall, missingCode, effect }) =>
        shortfall !== null && missingCode === null && effect !== null && isGain(effect.supplyGained)
          ? [{ ...shortfall, points: effect.supplyGained, payout: effect.provider.rounded }]
          : [],
      ),
    ),
  };
}

function countedLine({ template, serviceType, payee, pricingType, inclusion, quantity, per, students, units }: ExplainedLine): CountedLine {
  return { template, serviceType: named(serviceType), payee, pricingType, inclusion, quantity, per, students, units };
}

function named({ id, name }: { readonly id: number; readonly name: string }) {
  return { id, name };
}

interface Side {
  readonly field: 'demandDiscount' | 'supplyDiscount';
  readonly points: string;
  readonly amount: string;
}

function lineDiscount({ rules }: ExplainedLine, { field, points, amount }: Side): LineDiscount | null {
  return points === '0' ? null : { rules: rules.filter((rule) => rule[field] !== '0').map(conditionOf), points, amount };
}

function conditionOf({ minQuantity, code, byRequestCode, required }: AppliedRule) {
  return { minQuantity, code: byRequestCode && !required ? code : null };
}

/** The first step up alone: who would stay two nights more need not hear of forty. */
function nearest<M extends Shortfall>(misses: readonly M[]): readonly M[] {
  return misses.reduce<readonly M[]>((best, miss) => (best[0] === undefined || miss.more < best[0].more ? [miss] : best), []);
}

function isGain(points: string): boolean {
  return points !== '0' && !points.startsWith('-');
}
