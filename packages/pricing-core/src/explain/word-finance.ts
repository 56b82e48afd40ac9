// The words for finance: everything, in the order in which it is reckoned.

import { sentence } from '../locales/format.ts';
import type { ExactWords, ReasonWords } from '../locales/messages.ts';
import { canonicalDecimal, toScaled } from '../money/decimal-text.ts';
import type { AbsentPricing } from './absence.ts';
import { describeIssue } from './describe-issue.ts';
import { type ExactFigure, textOfScaled } from './exact-figure.ts';
import type { ExplainedLine, ExplainedTotals } from './explanation.ts';
import type { ExplanationText } from './explanation-text.ts';
import type { LineFigures } from './line-figures.ts';
import type { FinanceExplanation } from './reader-views.ts';
import type { AppliedRule, RuleNearMiss } from './rules.ts';
import { lineTitle, moneyOf, perWords, wordStay } from './word-parts.ts';

interface Wording {
  readonly money: ReturnType<typeof moneyOf>;
  readonly messages: ReasonWords;
}

/** Finance’s explanation in sentences of one language: every figure with how it was made. */
export function wordFinance(view: FinanceExplanation, messages: ReasonWords): ExplanationText {
  const wording: Wording = { money: moneyOf(view), messages };
  return {
    headline: messages.headline.finance({
      total: wording.money(view.totals.total),
      students: view.request.countStudents,
      family: view.family.name,
      bookVersion: view.bookVersion,
    }),
    stay: { title: messages.heading('stay'), sentences: wordStay(view.stay, messages) },
    lines: view.lines.map((line) => ({
      title: lineTitle(line, messages),
      sentences: [...whereFrom(line, wording), ...commissions(line, wording), ...rules(line, messages), ...figures(line, wording)],
      nearMisses: line.nearMisses.map((miss) => nearMiss(miss, wording)),
    })),
    nearMissTitle: messages.heading('nearMisses'),
    absent: { title: messages.heading('absent'), sentences: view.absent.map((pricing) => absence(pricing, wording)) },
    totals: { title: messages.heading('totals'), sentences: totals(view.totals, wording) },
    warnings: view.warnings.map((warning) => sentence(describeIssue(warning, messages, { field: 'omitted' }))),
  };
}

function whereFrom(line: ExplainedLine, { money, messages }: Wording): string[] {
  const { usedFrom, levels } = line;
  return [
    messages.line.inclusion({ inclusion: line.inclusion, service: line.serviceType.name, payee: line.payee.name }),
    messages.line.level({ level: usedFrom.level, place: usedFrom.place.name, passed: levels.passed.map(({ place }) => place.name) }),
    ...levels.hides.map(({ level, place, asked }) => messages.line.hides({ level, place: place.name, asked: money(asked) })),
    messages.line.quantity(line.quantity),
    perWords(line, messages),
    messages.line.asked({ asked: money(line.asked), pricingType: line.pricingType, reader: 'finance' }),
  ];
}

function commissions({ customerCommission, providerCommission }: ExplainedLine, { money, messages }: Wording): string[] {
  const words = ({ percentage, discountedPercentage, fixed }: ExplainedLine['customerCommission']) => ({
    percentage,
    discounted: discountedPercentage,
    fixed: fixed === '0' ? null : money(fixed),
  });
  return [
    messages.line.customerCommission(words(customerCommission)),
    messages.line.providerCommission({ ...words(providerCommission), reader: 'finance' }),
  ];
}

function rules({ rules: applied, points, customerCommission, providerCommission }: ExplainedLine, { discount }: ReasonWords): string[] {
  return [
    ...applied.map((rule) => appliedRule(rule, discount)),
    ...(points.demand === points.demandEffective
      ? []
      : [discount.demandClamped({ points: points.demand, percentage: customerCommission.percentage })]),
    ...(points.supply === points.supplyEffective
      ? []
      : [discount.supplyClamped({ points: points.supply, percentage: providerCommission.percentage })]),
  ];
}

function appliedRule(rule: AppliedRule, { finance }: ReasonWords['discount']): string {
  const { position, minQuantity, unit, demandDiscount, supplyDiscount } = rule;
  const code = rule.required ? null : rule.code;
  return finance({ position: position + 1, minQuantity, unit, code, demand: demandDiscount, supply: supplyDiscount });
}

function figures({ figures: four }: ExplainedLine, { money, messages }: Wording): string[] {
  const words = (which: keyof LineFigures) =>
    messages.line.figure({ which, exact: exactWords(four[which]), rounded: money(four[which].rounded) });
  return [
    words('customer'),
    ...(isSameFigure(four.customer, four.customerDiscounted) ? [] : [words('customerDiscounted')]),
    words('provider'),
    ...(isSameFigure(four.provider, four.providerDiscounted) ? [] : [words('providerDiscounted')]),
  ];
}

function isSameFigure(a: ExactFigure, b: ExactFigure): boolean {
  return a.numerator === b.numerator && a.denominator === b.denominator;
}

/** Null where the exact value is an amount of the currency already: nothing was rounded, and one figure says it all. */
function exactWords({ numerator, denominator, decimal, rounded }: ExactFigure): ExactWords | null {
  if (decimal === canonicalDecimal(rounded)) return null;
  return { decimal, fraction: decimal.endsWith('…') ? `${numerator}/${denominator}` : null };
}

function nearMiss(miss: RuleNearMiss, { money, messages }: Wording): string {
  const { rule, shortfall, missingCode } = miss;
  const position = rule.position + 1;
  if (miss.attainable !== 'yes') return messages.nearMiss.unattainable({ position, cause: miss.attainable });
  const { effect } = miss;
  return messages.nearMiss.finance({
    position,
    shortfall,
    unit: rule.unit,
    code: missingCode,
    replacesCode: effect.replacesCode,
    demand: effect.demandGained,
    supply: effect.supplyGained,
    price: money(effect.customer.rounded),
    payout: money(effect.provider.rounded),
  });
}

function absence(pricing: AbsentPricing, { money, messages }: Wording): string {
  const { ifSelected, reasons } = pricing;
  const then =
    ifSelected === null
      ? []
      : [
          messages.absent.ifSelected({
            price: money(ifSelected.figures.customerDiscounted.rounded),
            payout: money(ifSelected.figures.providerDiscounted.rounded),
          }),
        ];
  return messages.absent.title({ title: lineTitle(pricing, messages), reasons: [...reasons.map(messages.absent.reason), ...then] });
}

function totals(all: ExplainedTotals, { money, messages }: Wording): string[] {
  const { reckoned, amount } = all.vat;
  return [
    messages.totals.subtotal({ amount: money(all.subtotal) }),
    messages.totals.discount({ amount: money(all.discount) }),
    messages.totals.supplier({ amount: money(all.supplierAmount) }),
    reckoned === null
      ? messages.totals.vatExempt()
      : messages.totals.vatReckoned({
          amount: money(amount),
          percentage: percentageOf(reckoned.rate),
          of: money(reckoned.of),
          exact: exactWords(reckoned.figure),
        }),
    messages.totals.total({ amount: money(all.total) }),
    ...all.payouts.map(({ payee, full, discount, amount: paid }) =>
      messages.totals.payee({
        payee: payee.name,
        amount: money(paid),
        full: money(full),
        discount: full === paid ? null : money(discount),
      }),
    ),
    messages.totals.platform({ amount: money(all.platformAmount) }),
  ];
}

/** `"0.23"` → `"23"`. */
function percentageOf(rate: string): string {
  return textOfScaled(toScaled(rate) * 100n);
}
