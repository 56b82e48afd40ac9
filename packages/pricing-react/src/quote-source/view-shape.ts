// What a customer's view of a quote is made of, as data: to check what comes from outside, and to copy a parent's part of it.

import type { PRICING_TYPES, SERVICE_CATEGORIES } from '@hosted-stay/pricing-core';
import { SourceFailure } from './quote-source.ts';

/** How a view is read. */
export interface Reading {
  /** The amount with all the digits of the view's currency; false for what is no amount, or has more of them. */
  readonly amount: (value: unknown) => string | false;
  /** Whether fields that are not known here are copied too: never for a parent. */
  readonly extras: boolean;
}

/** True for a value of this kind that may be copied as it is, else its copy; nothing for another kind. Wrong parts of it throw. */
type Read = (value: unknown, reading: Reading) => unknown;

/** Kinds, each with the names of the fields that are of it. A text lists the values there may be. */
export type Shape = readonly (readonly [kind: string | Read, names: string])[];

export type Fields = Readonly<Record<string, unknown>>;

/** The words of a list of the engine as one text, which takes fewer bytes than the list: the compiler asks for all of them, in order. */
type TextOf<Words> = Words extends readonly [infer First extends string, ...infer Rest]
  ? Rest extends readonly []
    ? First
    : `${First} ${TextOf<Rest>}`
  : never;

const TYPES: TextOf<typeof PRICING_TYPES> = 'per_night per_day per_week per_transfer immersion per_trip';

/** What issues tell of themselves, by every code there is. */
const DATA =
  'expected received field closest other allowed minimum maximum id fromDate toDate days chosenWeeks wantedWeeks possibleWeeks discountCode weeks';

const ISSUE: readonly Shape[] = [
  [
    [isText, 'code'],
    [dataOf, 'data'],
    [(path) => isListOf(path, (step) => isText(step) || isWhole(step)), 'path'],
  ],
];

export const PAYEE: Shape = [
  ['Host_family Activity', 'hostableType'],
  [isWhole, 'hostableId'],
];

/** What every side sees of a line, besides whom it pays. */
export const FACTS: Shape = [
  [isWhole, 'pricingTemplateId tripTypeId serviceTypeId quantity students'],
  ['camp hosting trust_fee transfer horse immersion other' satisfies TextOf<typeof SERVICE_CATEGORIES>, 'category'],
  [TYPES, 'pricingType'],
];

export const STAY: Shape = [
  [isDate, 'fromDate toDate'],
  ['local mixed family', 'activityDetailsType'],
  [isWhole, 'countStudents'],
];

/** What a request says beyond the part that a provider sees. */
const WISHES: Shape = [
  [isWhole, 'hostFamilyId'],
  [(weeks) => weeks === null || isWhole(weeks), 'currentNoOfWeeks'],
  [/* @__PURE__ */ listOf([[[isWhole, 'id weeks']]]), 'nearbyActivities'],
  [(ids) => isListOf(ids, isWhole), 'serviceTypeIds'],
  [(code) => code === null || isText(code), 'discountCode'],
  [(flag) => typeof flag === 'boolean', 'vatExempt'],
  [(flag) => typeof flag === 'boolean' || flag === undefined, 'withoutPerBooking'],
  ['customer provider', 'type'],
];

export const COMMON: Shape = [
  [isText, 'currency bookVersion fingerprint'],
  [isWhole, 'noOfDaysOfTrip countMonToFri noOfCampsAdded noOfImmersionDays'],
];

/** A whole request. */
export const REQUEST: readonly Shape[] = [STAY, WISHES];

const BOUGHT: Shape = [
  [amount, 'total subtotal discount vat'],
  [amountsByType, 'amountPricingType'],
  [/* @__PURE__ */ listOf(ISSUE), 'warnings'],
  [/* @__PURE__ */ oneOf(REQUEST), 'request'],
  [/* @__PURE__ */ listOf([PAYEE, FACTS, [[amount, 'customer customerDiscount']]]), 'pricings'],
];

/** The customer's view; finance's holds all of it too. */
export const CUSTOMER_VIEW: readonly Shape[] = [COMMON, BOUGHT];

/** A copy of these fields; a `broken` failure is thrown where one of them is missing or not right. */
export function copyOf(value: unknown, shapes: readonly Shape[], reading: Reading): Fields {
  if (!isFields(value)) return broken();
  const copy: Record<string, unknown> = reading.extras ? { ...value } : {};
  for (const [kind, names] of shapes.flat()) {
    for (const name of names.split(' ')) {
      const found = (reading.extras ? copy : value)[name];
      const part = typeof kind === 'string' ? is(found, kind) : kind(found, reading);
      if (!part) broken();
      if (found !== undefined) copy[name] = part === true ? found : part;
    }
  }
  return copy;
}

export function broken(): never {
  throw new SourceFailure('broken');
}

/** The names of all the fields of some shapes. */
export function namesOf(shapes: readonly Shape[]): readonly string[] {
  return shapes.flat().flatMap(([, names]) => names.split(' '));
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

/** Issues, of whatever code: a newer server may have more. */
export function issuesOf(value: unknown, { extras }: Pick<Reading, 'extras'>): unknown {
  return listOf(ISSUE)(value, { amount: () => false, extras });
}

export function oneOf(shapes: readonly Shape[]): Read {
  return (value, reading) => copyOf(value, shapes, reading);
}

export function listOf(shapes: readonly Shape[]): Read {
  return (value, reading) => Array.isArray(value) && value.map((entry) => copyOf(entry, shapes, reading));
}

export function amount(value: unknown, reading: Reading): string | false {
  return reading.amount(value);
}

function amountsByType(value: unknown, reading: Reading): unknown {
  if (!isFields(value)) return false;
  const amounts = Object.entries(value).map(([type, part]) => [type, is(type, TYPES) && reading.amount(part)] as const);
  return amounts.every(([, part]) => part) && Object.fromEntries(amounts);
}

function dataOf(value: unknown, { extras }: Reading): unknown {
  const isTold = ([name, part]: [string, unknown]) => is(name, DATA) && (!isFields(part) || isListOf(part, isText));
  return isFields(value) && (extras || Object.fromEntries(Object.entries(value).filter(isTold)));
}

function isListOf(value: unknown, check: (entry: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(check);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isWhole(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** A day of the calendar, whose text comes back as it was: no 31 February. */
function isDate(value: unknown): boolean {
  return isText(value) && value > '0001' && new Date(value).toJSON()?.slice(0, 10) === value;
}

function is(value: unknown, oneOf: string): boolean {
  return oneOf.split(' ').includes(value as string);
}
