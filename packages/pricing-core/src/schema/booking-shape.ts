// A recorded booking: what was asked for, and any of the figures that were charged for it.

import * as z from 'zod/mini';
import { type Issue, issue } from '../issues.ts';
import { canonicalDecimal, DECIMAL_PATTERN, readDecimal, textOfNumber } from '../money/decimal-text.ts';
import { instant } from '../price-book/shape.ts';
import { LINE_AMOUNTS, QUOTE_TOTALS } from '../quote-amounts.ts';
import { quoteRequestShape } from '../quote-request.ts';
import { decimalShape } from '../shape.ts';
import { byPricingType, counts, hostableType, id } from './atoms.ts';

/** A recorded figure may be wrong in any way, so more is read than a price book may hold: `34.116425000000003`, `-0.01`. */
const RECORDED_DIGITS = { integer: 30, fraction: 20 } as const;

/** Decimal text of either sign, or a JSON number read by its shortest text. Comes out as canonical text. */
const recordedDecimal = () => decimalShape((input) => readRecorded(typeof input === 'number' ? textOfNumber(input) : input));

/** How amounts are nearly always written. They are read some twenty times a booking, so these take a short cut. */
const USUAL_AMOUNT = /^(?:0|-?[1-9]\d{0,29})\.\d{1,20}$/;

function readRecorded(received: string): string | Issue {
  if (USUAL_AMOUNT.test(received)) return withoutClosingZeros(received);
  if (!DECIMAL_PATTERN.test(received)) return issue('invalid_decimal', [], { received });
  const canonical = canonicalDecimal(received);
  const [whole = '', fraction = ''] = canonical.replace('-', '').split('.');
  const { integer: integerDigits, fraction: fractionDigits } = RECORDED_DIGITS;
  if (whole.length <= integerDigits && fraction.length <= fractionDigits) return canonical;
  return issue('too_many_digits', [], { received, integerDigits, fractionDigits });
}

/** `"12.50"` → `"12.5"`, `"12.00"` → `"12"`. There must be a decimal point. */
function withoutClosingZeros(text: string): string {
  let end = text.length;
  while (text[end - 1] === '0') end -= 1;
  return text.slice(0, text[end - 1] === '.' ? end - 1 : end);
}

function optionalDecimals<const Name extends string>(names: readonly Name[]) {
  const decimal = z.optional(recordedDecimal());
  return Object.fromEntries(names.map((name) => [name, decimal])) as Record<Name, typeof decimal>;
}

const optionalCounts = () => {
  const { noOfDaysOfTrip, countMonToFri, noOfCampsAdded, noOfImmersionDays } = counts();
  return {
    noOfDaysOfTrip: z.optional(noOfDaysOfTrip),
    countMonToFri: z.optional(countMonToFri),
    noOfCampsAdded: z.optional(noOfCampsAdded),
    noOfImmersionDays: z.optional(noOfImmersionDays),
  };
};

const recordedLine = () =>
  z.strictObject({
    pricingTemplateId: id(),
    hostableType: hostableType(),
    hostableId: id(),
    quantity: z.optional(id()),
    students: z.optional(id()),
    ...optionalDecimals(LINE_AMOUNTS),
  });

const recorded = () =>
  z.strictObject({
    currency: z.optional(z.string()),
    ...optionalCounts(),
    ...optionalDecimals(QUOTE_TOTALS),
    amountPricingType: z.optional(byPricingType(recordedDecimal())),
    pricings: z.optional(z.array(recordedLine())),
  });

/** Everything of a booking but its request, which has a reader of its own. */
const envelope = () => ({
  id: z.union([z.string(), id()]),
  recorded: recorded(),
  bookVersion: z.optional(z.string()),
  pricedAt: z.optional(instant),
  vatRate: z.optional(decimalShape(readDecimal)),
});

const bookingDocument = () => z.strictObject({ ...envelope(), request: quoteRequestShape });
const bookingEnvelope = () => z.strictObject({ ...envelope(), request: z.unknown() });

/** A booking on record, under our own field names; {@link parseBookingRecord} reads the other spellings too. */
export const bookingRecordShape = /* @__PURE__ */ bookingDocument();

/** The same with the request left as it came. */
export const bookingEnvelopeShape = /* @__PURE__ */ bookingEnvelope();

/** What was charged, as far as it is on record; decimals as canonical text. */
export type Recorded = z.output<typeof bookingRecordShape>['recorded'];
export type RecordedLine = NonNullable<Recorded['pricings']>[number];
