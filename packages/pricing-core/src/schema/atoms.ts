// The small shapes that quotes, their views and booking records are made of. Functions, so that nothing is built until a shape is used.

import * as z from 'zod/mini';
import { issue } from '../issues.ts';
import { minorDigits } from '../money/currency.ts';
import { PRICING_TYPES, SERVICE_CATEGORIES } from '../price-book/names.ts';
import { refine, wholeNumber } from '../shape.ts';

/** An amount as a quote writes it: `"12.34"`, never below 0. */
const AMOUNT_PATTERN = /^\d+(?:\.\d+)?$/;

const SHA_256 = /^[0-9a-f]{64}$/;

export const amount = () => z.string().check(z.regex(AMOUNT_PATTERN));
export const hash = () => z.string().check(z.regex(SHA_256));
export const id = () => wholeNumber(0, Number.MAX_SAFE_INTEGER);
const count = () => wholeNumber(0, Number.MAX_SAFE_INTEGER);
export const hostableType = () => z.enum(['Host_family', 'Activity']);
const category = () => z.enum(SERVICE_CATEGORIES);
const pricingType = () => z.enum(PRICING_TYPES);

/** An amount for each pricing type that occurs. */
export const byPricingType = <S extends z.core.$ZodType>(of: S) => z.partialRecord(pricingType(), of);

export const currency = () =>
  z
    .string()
    .check(refine((received: string) => (minorDigits(received) === undefined ? issue('unknown_currency', [], { received }) : undefined)));

/** Whom a line is for and what it counts: the part of a line that every side may see. */
export const lineFacts = () => ({
  pricingTemplateId: id(),
  hostableType: hostableType(),
  hostableId: id(),
  tripTypeId: id(),
  serviceTypeId: id(),
  category: category(),
  pricingType: pricingType(),
  quantity: count(),
  students: count(),
});

export const counts = () => ({
  noOfDaysOfTrip: count(),
  countMonToFri: count(),
  noOfCampsAdded: count(),
  noOfImmersionDays: count(),
});

const path = () => z.array(z.union([z.string(), z.number()]));

export const warning = () =>
  z.discriminatedUnion('code', [
    z.strictObject({
      code: z.literal('discount_code_not_applied'),
      path: path(),
      data: z.strictObject({ discountCode: z.string() }),
    }),
    z.strictObject({ code: z.literal('camp_weeks_unpriced'), path: path(), data: z.strictObject({ weeks: count() }) }),
  ]);
