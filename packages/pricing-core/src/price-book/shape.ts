// The price book as a document: its shape, its defaults, and the types everything else reads.

import * as z from 'zod/v4/core';
import { dayNumber } from '../calendar/civil-date.ts';
import { type Issue, issue } from '../issues.ts';
import { readDecimal } from '../money/decimal-text.ts';
import { decimalShape, emptyObject, refine, wholeNumber } from '../shape.ts';
import { boolean, fields, list, nullable, oneOf, optional, orElse, orElseRead, text } from '../shape-kinds.ts';

// Each kind of field is one shape, used wherever it occurs: making a shape takes time at every start.

/** Ids are whole numbers of the database's making. */
const id = wholeNumber(0, Number.MAX_SAFE_INTEGER);

/** A name is anything a person typed; it is only ever shown as text. */
const name = text();

/** Money or a percentage; comes out as canonical text. */
const decimal = decimalShape(readDecimal);
const decimalOrNone = decimalShape(readDecimal, '0');

const flag = boolean();
const named = fields({ id, name });

const commission = orElseRead(fields({ commissionAmount: decimalOrNone, commissionPercentage: decimalOrNone }), emptyObject);

const pricing = fields({
  pricingTemplateId: id,
  amount: decimal,
  quantity: optional(wholeNumber(0, 10_000)),
  required: optional(flag),
  customer: commission,
  provider: commission,
});

const pricings = orElse(list(pricing), []);

const discountRule = fields({
  minQuantity: orElse(wholeNumber(0, 1_000_000), 0),
  required: orElse(flag, false),
  code: orElse(nullable(text()), null),
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

export const instant = text(refine(notInstant));

const policy = fields({
  vatRate: decimalShape(readDecimal, '0.23'),
  campDaysPerWeek: orElse(wholeNumber(0, 7), 5),
  rounding: orElse(oneOf('half-up', 'half-even'), 'half-up'),
});

const owned = { id, name, countyId: id, businessId: id, pricings };

export const priceBookShape = fields({
  version: text(z._minLength(1, '1..200'), z._maxLength(200, '1..200')),
  currency: text(),
  effectiveFrom: optional(instant),
  policy: orElseRead(policy, emptyObject),
  serviceTypes: list(named),
  pricingTypes: list(named),
  tripTypes: list(fields({ id, name, active: orElse(flag, true), discounts: orElse(list(discountRule), []) })),
  templates: list(
    fields({
      id,
      name,
      serviceTypeId: id,
      pricingTypeId: id,
      tripTypeId: id,
      required: orElse(flag, false),
      per: orElse(oneOf('student', 'booking'), 'student'),
    }),
  ),
  countries: list(fields({ id, name, pricings })),
  counties: list(fields({ id, name, countryId: id, pricings })),
  hostFamilies: list(fields(owned)),
  activities: list(fields(owned)),
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
