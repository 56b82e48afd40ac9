// Writes an explanation as text for one reader in one language.

import { sentence } from '../locales/format.ts';
import type { ReasonWords } from '../locales/messages.ts';
import type { Payee } from '../payee.ts';
import { describeIssue } from './describe-issue.ts';
import type { Explanation } from './explanation.ts';
import { explanationFor } from './explanation-for.ts';
import type { ExplanationText } from './explanation-text.ts';
import type { HostExplanation, HostLine, ParentExplanation, ParentLine, Reader } from './reader-views.ts';
import { wordFinance } from './word-finance.ts';
import { lineTitle, moneyOf, perWords, wordStay } from './word-parts.ts';

/** The reader and the language; `payee` is the activity if a host's text is for one. */
export interface WordingOptions {
  readonly locale: ReasonWords;
  readonly reader: Reader;
  readonly payee?: Payee;
}

/** The text for one reader; figures that the reader can't see are removed first. */
export function wordExplanation(explanation: Explanation, { locale, reader, payee }: WordingOptions): ExplanationText {
  switch (reader) {
    case 'parent':
      return wordParent(explanationFor(explanation, reader), locale);
    case 'host':
      return wordHost(explanationFor(explanation, reader, payee), locale);
    case 'finance':
      return wordFinance(explanationFor(explanation, reader), locale);
  }
}

function wordParent(view: ParentExplanation, messages: ReasonWords): ExplanationText {
  const money = moneyOf(view);
  const { totals } = view;
  return {
    headline: messages.headline.parent({ total: money(totals.total), students: view.countStudents, family: view.family.name }),
    stay: { title: messages.heading('stay'), sentences: wordStay(view.stay, messages) },
    lines: view.lines.map((line) => ({
      title: lineTitle(line, messages),
      sentences: parentLine(line, { money, messages }),
      nearMisses: line.nearMisses.map(({ saving, price, ...miss }) =>
        messages.nearMiss.parent({ ...miss, unit: line.quantity.unit, saving: money(saving), price: money(price) }),
      ),
    })),
    absent: {
      title: messages.heading('optional'),
      sentences: view.optional.map((service) =>
        messages.absent.optional({
          title: lineTitle(service, messages),
          service: service.serviceType.name,
          price: money(service.price),
        }),
      ),
    },
    totals: {
      title: messages.heading('totals'),
      sentences: [
        messages.totals.subtotal({ amount: money(totals.subtotal) }),
        messages.totals.discount({ amount: money(totals.discount) }),
        totals.vatExempt ? messages.totals.vatExempt() : messages.totals.vat({ amount: money(totals.vat) }),
        messages.totals.total({ amount: money(totals.total) }),
      ],
    },
    nearMissTitle: messages.heading('nearMisses'),
    warnings: view.warnings.map((warning) => sentence(describeIssue(warning, messages, { field: 'omitted' }))),
  };
}

interface Wording {
  readonly money: ReturnType<typeof moneyOf>;
  readonly messages: ReasonWords;
}

function parentLine(line: ParentLine, { money, messages }: Wording): string[] {
  const { discount } = line;
  return [
    messages.line.inclusion({ inclusion: line.inclusion, service: line.serviceType.name, payee: line.payee.name }),
    messages.line.quantity(line.quantity),
    perWords(line, messages),
    ...(discount === null
      ? [messages.line.price({ price: money(line.price) })]
      : [
          messages.line.priceDiscounted({ full: money(line.full), discount: money(discount.amount), price: money(line.price) }),
          messages.discount.parent({
            rules: discount.rules.map((rule) => ({ ...rule, unit: line.quantity.unit })),
            points: discount.points,
            saving: money(discount.amount),
          }),
        ]),
  ];
}

function wordHost(view: HostExplanation, messages: ReasonWords): ExplanationText {
  const money = moneyOf(view);
  const { payout } = view;
  const discount = payout.full === payout.amount ? null : money(payout.discount);
  return {
    headline: messages.headline.host({ payout: money(payout.amount), payee: view.payee.name, students: view.countStudents }),
    stay: { title: messages.heading('stay'), sentences: wordStay(view.stay, messages) },
    lines: view.lines.map((line) => ({
      title: lineTitle(line, messages),
      sentences: hostLine(line, { money, messages }),
      nearMisses: line.nearMisses.map((miss) => messages.nearMiss.host({ ...miss, unit: line.quantity.unit, payout: money(miss.payout) })),
    })),
    absent: {
      title: messages.heading('absent'),
      sentences: view.absent.map((pricing) =>
        messages.absent.title({ title: lineTitle(pricing, messages), reasons: pricing.reasons.map(messages.absent.reason) }),
      ),
    },
    totals: {
      title: messages.heading('totals'),
      sentences: [messages.totals.payee({ payee: view.payee.name, amount: money(payout.amount), full: money(payout.full), discount })],
    },
    nearMissTitle: messages.heading('nearMisses'),
    warnings: [],
  };
}

function hostLine(line: HostLine, { money, messages }: Wording): string[] {
  const { asked, commission, pricingType, discount } = line;
  const fixed = commission.fixed === '0' ? null : money(commission.fixed);
  return [
    messages.line.inclusion({ inclusion: line.inclusion, service: line.serviceType.name, payee: line.payee.name }),
    messages.line.quantity(line.quantity),
    perWords(line, messages),
    messages.line.asked({ asked: money(asked), pricingType, reader: 'host' }),
    messages.line.providerCommission({
      percentage: commission.percentage,
      discounted: commission.discountedPercentage,
      fixed,
      reader: 'host',
    }),
    ...(discount === null
      ? [messages.line.payout({ payout: money(line.payout) })]
      : [
          messages.line.payoutDiscounted({ full: money(line.full), discount: money(discount.amount), payout: money(line.payout) }),
          messages.discount.host({
            rules: discount.rules.map((rule) => ({ ...rule, unit: line.quantity.unit })),
            points: discount.points,
            cost: money(discount.amount),
          }),
        ]),
  ];
}
