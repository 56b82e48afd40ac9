// What a customer's view of a quote is made of, as data: to check what comes from outside, and to pick a parent's part of it.

/** Whether a value is an amount with no more digits than the view's currency has. */
export type IsAmount = (value: unknown) => boolean;

/** A text lists the values there may be. */
type Check = string | ((value: unknown, isAmount: IsAmount) => boolean);

/** Checks, each with the names of the fields it is for. */
export type Shape = readonly (readonly [check: Check, names: string])[];

type Fields = Readonly<Record<string, unknown>>;

const PRICING_TYPES = 'per_night per_day per_week per_transfer immersion per_trip';

export const PAYEE: Shape = [
  ['Host_family Activity', 'hostableType'],
  [isWhole, 'hostableId'],
];

/** What every side sees of a line, besides whom it pays. */
export const FACTS: Shape = [
  [isWhole, 'pricingTemplateId tripTypeId serviceTypeId quantity students'],
  ['camp hosting trust_fee transfer horse immersion other', 'category'],
  [PRICING_TYPES, 'pricingType'],
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
  [(activities) => isListOf(activities, (activity) => fits(activity, [[[isWhole, 'id weeks']]])), 'nearbyActivities'],
  [(ids) => isListOf(ids, isWhole), 'serviceTypeIds'],
  [(code) => code === null || isText(code), 'discountCode'],
  [(flag) => typeof flag === 'boolean', 'vatExempt'],
  ['customer provider', 'type'],
];

export const COMMON: Shape = [
  [isText, 'currency bookVersion fingerprint'],
  [isWhole, 'noOfDaysOfTrip countMonToFri noOfCampsAdded noOfImmersionDays'],
];

const BOUGHT: Shape = [
  [isAmountOf, 'total subtotal discount vat'],
  [
    (amounts, isAmount) =>
      isFields(amounts) && Object.entries(amounts).every(([type, amount]) => is(type, PRICING_TYPES) && isAmount(amount)),
    'amountPricingType',
  ],
  [isIssueList, 'warnings'],
  [(request) => fits(request, REQUEST), 'request'],
  [(lines, isAmount) => isListOf(lines, (line) => fits(line, CUSTOMER_LINE, isAmount)), 'pricings'],
];

/** A line as the customer sees it. */
export const CUSTOMER_LINE: readonly Shape[] = [PAYEE, FACTS, [[isAmountOf, 'customer customerDiscount']]];

/** A whole request. */
export const REQUEST: readonly Shape[] = [STAY, WISHES];

/** The customer's view; finance's holds all of it too. */
export const CUSTOMER_VIEW: readonly Shape[] = [COMMON, BOUGHT];

/** Whether all the fields of the shapes are there and right. Further fields don't matter. */
export function fits(value: unknown, shapes: readonly Shape[], isAmount: IsAmount = isText): boolean {
  return (
    isFields(value) &&
    shapes
      .flat()
      .every(([check, names]) =>
        names.split(' ').every((name) => (typeof check === 'string' ? is(value[name], check) : check(value[name], isAmount))),
      )
  );
}

/** The names of all the fields of some shapes. */
export function namesOf(shapes: readonly Shape[]): readonly string[] {
  return shapes.flat().flatMap(([, names]) => names.split(' '));
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

/** Whether these are issues, of whatever code. */
export function isIssueList(value: unknown): boolean {
  return isListOf(value, (issue) =>
    fits(issue, [
      [
        [isText, 'code'],
        [isFields, 'data'],
        [isPath, 'path'],
      ],
    ]),
  );
}

function isPath(value: unknown): boolean {
  return isListOf(value, (step) => isText(step) || isWhole(step));
}

export function isListOf(value: unknown, check: (entry: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(check);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isWhole(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

export function isAmountOf(value: unknown, isAmount: IsAmount): boolean {
  return isAmount(value);
}

function isDate(value: unknown): boolean {
  return isText(value) && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
}

function is(value: unknown, oneOf: string): boolean {
  return isText(value) && oneOf.split(' ').includes(value);
}
