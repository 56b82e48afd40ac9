// The price book as a document: its shape, its defaults, and the types everything else reads.

import * as z from 'zod/mini';
import { dayNumber } from '../calendar/civil-date.ts';
import { type Issue, issue } from '../issues.ts';
import { readDecimal } from '../money/decimal-text.ts';
import { decimalShape, emptyObject, refine, wholeNumber } from '../shape.ts';

// Each kind of field is one shape, used wherever it occurs: making a shape takes time at every start.

/** Ids are whole numbers of the database's making. */
const id = wholeNumber(0, Number.MAX_SAFE_INTEGER);

/** A name is anything a person typed; it is only ever shown as text. */
const name = z.string();

/** Money or a percentage; comes out as canonical text. */
const decimal = decimalShape(readDecimal);
const decimalOrNone = decimalShape(readDecimal, '0');

const flag = z.boolean();
const named = z.strictObject({ id, name });

const commission = z.prefault(z.strictObject({ commissionAmount: decimalOrNone, commissionPercentage: decimalOrNone }), emptyObject);

const pricing = z.strictObject({
  pricingTemplateId: id,
  amount: decimal,
  quantity: z.optional(wholeNumber(0, 10_000)),
  required: z.optional(flag),
  customer: commission,
  provider: commission,
});

const pricings = z._default(z.array(pricing), []);

const discountRule = z.strictObject({
  minQuantity: z._default(wholeNumber(0, 1_000_000), 0),
  required: z._default(flag, false),
  code: z._default(z.nullable(z.string()), null),
  demandDiscount: decimalOrNone,
  supplyDiscount: decimalOrNone,
});

/** ISO 8601: `2026-01-01`, or with a time and its zone, `2026-01-01T00:00:00Z`. A moment, unlike the dates of a stay. */
const INSTANT = /^\d{4}-\d{2}-\d{2}(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d))?$/;

/** Whether a text is such a moment, of a day that the calendar has. */
function isInstant(text: string): boolean {
  return INSTANT.test(text) && dayNumber(text.slice(0, 10)) !== undefined;
}

function notInstant(text: string): Issue | undefined {
  if (isInstant(text)) return undefined;
  return issue('invalid_date', [], { received: text, ...(isInstant(`${text}Z`) && { missingZone: true }) });
}

export const instant = z.string().check(refine(notInstant));

const policy = z.strictObject({
  vatRate: decimalShape(readDecimal, '0.23'),
  campDaysPerWeek: z._default(wholeNumber(0, 7), 5),
  rounding: z._default(z.enum(['half-up', 'half-even']), 'half-up'),
});

const owned = { id, name, countyId: id, businessId: id, pricings };

export const priceBookShape = z.strictObject({
  version: z.string().check(z.minLength(1, '1..200'), z.maxLength(200, '1..200')),
  currency: z.string(),
  effectiveFrom: z.optional(instant),
  policy: z.prefault(policy, emptyObject),
  serviceTypes: z.array(named),
  pricingTypes: z.array(named),
  tripTypes: z.array(z.strictObject({ id, name, active: z._default(flag, true), discounts: z._default(z.array(discountRule), []) })),
  templates: z.array(
    z.strictObject({
      id,
      name,
      serviceTypeId: id,
      pricingTypeId: id,
      tripTypeId: id,
      required: z._default(flag, false),
      per: z._default(z.enum(['student', 'booking']), 'student'),
    }),
  ),
  countries: z.array(z.strictObject({ id, name, pricings })),
  counties: z.array(z.strictObject({ id, name, countryId: id, pricings })),
  hostFamilies: z.array(z.strictObject(owned)),
  activities: z.array(z.strictObject(owned)),
});

/** A price book as it may be written: defaults left out, decimals as text or as JSON numbers. */
export type PriceBookInput = z.input<typeof priceBookShape>;

/** A price book whose shape is right, all defaults filled in and every decimal in its shortest text. */
export type PriceBookShape = z.output<typeof priceBookShape>;

export type ServiceType = PriceBookShape['serviceTypes'][number];
export type TripType = PriceBookShape['tripTypes'][number];
export type DiscountRule = TripType['discounts'][number];
export type PricingTemplate = PriceBookShape['templates'][number];
export type Pricing = PriceBookShape['countries'][number]['pricings'][number];
export type County = PriceBookShape['counties'][number];
export type Country = PriceBookShape['countries'][number];
/** A host family or an activity, as the book holds it. */
export type Hostable = PriceBookShape['hostFamilies'][number];

declare const checked: unique symbol;

/** A price book that {@link parsePriceBook} has passed: nothing in it is missing, doubled or dangling. */
export type PriceBook = PriceBookShape & { readonly [checked]: true };
