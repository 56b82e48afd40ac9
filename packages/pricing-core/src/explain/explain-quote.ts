// Explains a quote from its calculation data.

import { issue } from '../issues.ts';
import { MadeQuote } from '../made-quote.ts';
import { formatAmount } from '../money/amount.ts';
import { add, type Integer, subtract } from '../money/integer.ts';
import type { Owner } from '../price-book/compiled.ts';
import type { QuantityBasis } from '../price-book/quantity-basis.ts';
import type { Quote } from '../quote.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { Counted, Share } from '../steps/count.ts';
import type { PricedLine } from '../steps/price.ts';
import type { Totalled } from '../steps/total.ts';
import { type AbsentPricing, absentPricings } from './absence.ts';
import { BookFacts, payeeOf, type StandingPricing } from './book-facts.ts';
import { campWeeksOrigin, immersionOrigin, quantityOrigin } from './count-origins.ts';
import { exactFigure } from './exact-figure.ts';
import type {
  ExplainedLine,
  ExplainedPayout,
  ExplainedStay,
  ExplainedTotals,
  ExplainedVat,
  Explanation,
  Inclusion,
} from './explanation.ts';
import { commissionsOf, figuresOf, pointsOf } from './line-figures.ts';
import { appliedRules, type RuledLine, ruleNearMisses } from './rules.ts';

/**
 * The full explanation of a quote, including near misses, as plain data in the order of the quote. Refuses with
 * `detached_quote` for a quote without calculation data, such as one read from JSON. Quote its request again to explain it.
 */
export function explainQuote(quote: Quote): Result<Explanation> {
  const origin = MadeQuote.originOf(quote);
  if (origin === undefined) return refuse([issue('detached_quote', [], { fingerprint: quote.fingerprint })]);
  const { totalled } = origin;
  const { counted } = totalled;
  const { book, request } = counted.resolved;
  const facts = new BookFacts(book);
  const owners = ownersOf(counted).map((part) => ({ ...part, standing: facts.standing(part.share.owner) }));
  return ok({
    currency: quote.currency,
    bookVersion: quote.bookVersion,
    request,
    family: payeeOf(counted.resolved.family),
    stay: explainStay(counted),
    lines: owners.flatMap((part) => explainLines({ ...part, totalled, facts })),
    absent: owners.flatMap(({ share, leftOut, standing }): AbsentPricing[] =>
      absentPricings({ counted, share, leftOut, book: facts }, standing),
    ),
    totals: explainTotals(quote, totalled),
    warnings: quote.warnings,
  });
}

interface OwnerPart {
  readonly share: Share;
  readonly leftOut: boolean;
}

/** The shares of the stay, then the chosen activities that a family stay leaves out. */
function ownersOf({ shares, resolved }: Counted): OwnerPart[] {
  const taking = new Set<Owner>(shares.map(({ owner }) => owner));
  const leftOut = resolved.activities.filter(({ owner }) => !taking.has(owner));
  return [
    ...shares.map((share) => ({ share, leftOut: false })),
    ...leftOut.map(({ owner, weeks }) => ({ share: { owner, campWeeks: weeks, chosen: true }, leftOut: true })),
  ];
}

function explainStay(counted: Counted): ExplainedStay {
  const { fromDate, toDate } = counted.resolved.request;
  const { noOfDaysOfTrip, nights, countMonToFri } = counted.counts;
  return {
    fromDate,
    toDate,
    noOfDaysOfTrip,
    nights,
    countMonToFri,
    campWeeks: campWeeksOrigin(counted),
    immersion: immersionOrigin(counted),
  };
}

interface OwnerLines {
  readonly share: Share;
  readonly standing: readonly StandingPricing[];
  readonly totalled: Totalled;
  readonly facts: BookFacts;
}

function explainLines({ share, standing, totalled, facts }: OwnerLines): ExplainedLine[] {
  const used = new Map(standing.flatMap((found) => (found.hiddenBy === null ? [[found.pricing.pricingTemplateId, found]] : [])));
  return totalled.lines
    .filter(({ line }) => line.owner === share.owner)
    .map((priced) => {
      const found = used.get(priced.line.candidate.templateId) as StandingPricing;
      const context = { share, counted: totalled.counted, facts };
      return { ...explainLine(priced, found, context), levels: facts.levelStory(share.owner, standing, found) };
    });
}

interface LineContext {
  readonly share: Share;
  readonly counted: Counted;
  readonly facts: BookFacts;
}

function explainLine({ line, ...amounts }: PricedLine, found: StandingPricing, { share, counted, facts }: LineContext) {
  const { book, request } = counted.resolved;
  const { owner, candidate, quantity, students, tier } = line;
  const { pricing } = found;
  const origin = quantityOrigin(counted, share, line);
  const units = quantity * students;
  const ruled: RuledLine = {
    line,
    pricing,
    rules: facts.template(candidate.templateId).tripType.discounts,
    unit: origin.unit,
    quantityFixed: FIXED.has(candidate.basis),
    requestCode: request.discountCode,
    precision: book,
  };
  return {
    ...facts.facts(owner, found),
    inclusion: inclusionOf(line.candidate.required, share),
    quantity: origin,
    per: candidate.perBooking ? ('booking' as const) : ('student' as const),
    students,
    units,
    ...commissionsOf(pricing, tier),
    rules: appliedRules(ruled),
    points: pointsOf(pricing, tier),
    figures: figuresOf(candidate, tier, { units, precision: book }),
    customerDiscount: formatAmount(amounts.customerDiscount, book.digits),
    providerDiscount: formatAmount(amounts.providerDiscount, book.digits),
    nearMisses: ruleNearMisses(ruled),
  };
}

/** Quantities that no request can change. */
const FIXED: ReadonlySet<QuantityBasis> = /* @__PURE__ */ new Set(['given', 'one_transfer', 'one_trip'] as const);

function inclusionOf(required: boolean, { chosen }: Share): Inclusion {
  if (chosen) return 'chosen_activity';
  return required ? 'required' : 'selected_service';
}

function explainTotals(quote: Quote, totalled: Totalled): ExplainedTotals {
  return {
    subtotal: quote.subtotal,
    discount: quote.discount,
    vat: explainVat(quote, totalled),
    total: quote.total,
    supplierAmount: quote.amountSupplyVAT,
    platformAmount: quote.amountFamworld,
    payouts: explainPayouts(totalled),
  };
}

function explainVat(quote: Quote, { counted, totals }: Totalled): ExplainedVat {
  const { book, request } = counted.resolved;
  if (request.vatExempt) return { amount: quote.vat, reckoned: null };
  const figure = exactFigure(book.vatRate, totals.supplierAmount, book);
  return { amount: quote.vat, reckoned: { rate: book.source.policy.vatRate, of: quote.amountSupplyVAT, figure } };
}

function explainPayouts({ counted, lines, totals }: Totalled): ExplainedPayout[] {
  const { digits } = counted.resolved.book;
  return totals.payouts.map(({ owner, amount }) => {
    const own = lines.filter(({ line }) => line.owner === owner);
    const full = own.reduce<Integer>((sum, { provider }) => add(sum, provider), 0);
    return {
      payee: payeeOf(owner),
      full: formatAmount(full, digits),
      discount: formatAmount(subtract(full, amount), digits),
      amount: formatAmount(amount, digits),
    };
  });
}
