// What differs between two quotes: totals and lines as signed amounts, and what was asked, of which book.

import { formatAmount, parseAmount } from '../money/amount.ts';
import { minorDigits } from '../money/currency.ts';
import { subtract } from '../money/integer.ts';
import { type Payee, payeeKey } from '../payee.ts';
import type { Quote, QuoteLine } from '../quote.ts';
import { LINE_AMOUNTS, QUOTE_TOTALS } from '../quote-amounts.ts';
import { compareFields, type FieldDifference } from './fields.ts';
import { matchBy } from './match.ts';

export interface AmountDifference {
  readonly field: string;
  readonly before: string;
  readonly after: string;
  /** After − before, signed: `"-0.01"`. Null where the currencies differ. */
  readonly difference: string | null;
}

/** One line that differs; matched by template and payee. */
export interface LineDifference extends Payee {
  readonly pricingTemplateId: number;
  readonly change: 'added' | 'removed' | 'changed';
  /** A missing line counts as 0. */
  readonly amounts: readonly AmountDifference[];
  readonly fields: readonly FieldDifference[];
}

/** Lists contain only differences; all are empty for two equal quotes. */
export interface QuoteComparison {
  /** Whether both have the same fingerprint. */
  readonly same: boolean;
  readonly currency: readonly [before: string, after: string];
  readonly totals: readonly AmountDifference[];
  readonly counts: readonly FieldDifference[];
  readonly lines: readonly LineDifference[];
  readonly linesReordered: boolean;
  readonly request: readonly FieldDifference[];
  /** Of `currency`, `bookVersion` and `bookHash`. */
  readonly book: readonly FieldDifference[];
}

/** Compares two quotes, from `a` to `b`. Either can be detached. */
export function compareQuotes(a: Quote, b: Quote): QuoteComparison {
  const digits = a.currency === b.currency ? minorDigits(a.currency) : undefined;
  const { both, onlyA, onlyB, reordered } = matchBy(a.pricings, b.pricings, lineKey);
  const lines = [
    ...both.flatMap(([one, other]) => changedLine(one, other, digits)),
    ...onlyA.map((line) => lineDifference('removed', line, { before: line, digits })),
    ...onlyB.map((line) => lineDifference('added', line, { after: line, digits })),
  ];
  return {
    same: a.fingerprint === b.fingerprint,
    currency: [a.currency, b.currency],
    totals: QUOTE_TOTALS.flatMap((field) => amountDifference(field, [a[field], b[field]], digits)),
    counts: compareFields(countsOf(a), countsOf(b)),
    lines,
    linesReordered: reordered,
    request: compareFields(requestTexts(a), requestTexts(b)),
    book: compareFields(bookOf(a), bookOf(b)),
  };
}

function lineKey(line: QuoteLine): string {
  return `${line.pricingTemplateId} ${payeeKey(line)}`;
}

function changedLine(before: QuoteLine, after: QuoteLine, digits: number | undefined): LineDifference[] {
  const difference = lineDifference('changed', after, { before, after, digits });
  return difference.amounts.length + difference.fields.length === 0 ? [] : [difference];
}

interface Sides {
  readonly before?: QuoteLine;
  readonly after?: QuoteLine;
  readonly digits: number | undefined;
}

function lineDifference(change: LineDifference['change'], line: QuoteLine, { before, after, digits }: Sides): LineDifference {
  const nothing = formatAmount(0, digits ?? 0);
  return {
    pricingTemplateId: line.pricingTemplateId,
    hostableType: line.hostableType,
    hostableId: line.hostableId,
    change,
    amounts: LINE_AMOUNTS.flatMap((field) => amountDifference(field, [before?.[field] ?? nothing, after?.[field] ?? nothing], digits)),
    fields: compareFields(before ? factsOf(before) : {}, after ? factsOf(after) : {}),
  };
}

function amountDifference(field: string, [before, after]: readonly [string, string], digits: number | undefined): AmountDifference[] {
  if (before === after) return [];
  const [from, to] = digits === undefined ? [] : [parseAmount(before, digits), parseAmount(after, digits)];
  const difference = from === undefined || to === undefined || digits === undefined ? null : formatAmount(subtract(to, from), digits);
  return [{ field, before, after, difference }];
}

function factsOf({ level, tripTypeId, serviceTypeId, category, pricingType, quantity, students }: QuoteLine): object {
  return { level, tripTypeId, serviceTypeId, category, pricingType, quantity, students };
}

function countsOf({ noOfDaysOfTrip, countMonToFri, noOfCampsAdded, noOfImmersionDays }: Quote): object {
  return { noOfDaysOfTrip, countMonToFri, noOfCampsAdded, noOfImmersionDays };
}

function bookOf({ currency, bookVersion, bookHash }: Quote): object {
  return { currency, bookVersion, bookHash };
}

/** Lists as one text each: `900×2 901×1`. What isn't given is left out. */
function requestTexts({ request }: Quote): object {
  const given = Object.entries({
    ...request,
    nearbyActivities: request.nearbyActivities.map(({ id, weeks }) => `${id}×${weeks}`).join(' '),
    serviceTypeIds: request.serviceTypeIds.join(' '),
  });
  return Object.fromEntries(given.filter(([, value]) => value !== null && value !== ''));
}
