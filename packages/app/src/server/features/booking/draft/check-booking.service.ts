// Checks a booking: what is missing or wrong, and what it costs.

import { describeIssue } from '@hosted-stay/pricing-core';
import type { BookingCheck, DetailedIssue } from '#contract/booking/booking.shapes.ts';
import type * as endpoints from '#contract/booking/draft/booking.endpoints.ts';
import type { CurrentTrip } from '#contract/booking/draft/current-trip.ts';
import { STAY_RULE_REFUSALS } from '#contract/host-families/stay-rules.ts';
import { listMissingParts } from '#contract/people/completeness.ts';
import { toAgeText, toCampCriteria, toCampRule, toHomeCriteria } from '#contract/people/guest-fit.rules.ts';
import type { CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Locale } from '#contract/platform/locales.ts';
import { findOpenOrder, type Order } from '#server/features/booking/checkout/orders.queries.ts';
import { countFreePlaces, countTakenBeds } from '#server/features/inventory/inventory.public.ts';
import { loadEngineMessages } from '#server/features/pricing/pricing.public.ts';
import { isTripTypeSold } from '#server/features/trips/trips.public.ts';
import type { Call } from '#server/platform/app.ts';
import { ValidationError } from '#server/platform/errors.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { type Booking, resolveBooking } from './booking-context.service.ts';
import { type BookingFacts, type FoundIssue, findBookingIssues } from './check.rules.ts';
import { findFamilies, findWeeks, listChildren, listStudentsAway } from './facts.queries.ts';
import { type PricedBooking, priceStay, toCustomerDocument, toIntentPayload, toStay } from './price-booking.service.ts';

function countOwnPlaces(order: Order | null, scheduleId: number): number {
  return order?.document.camps.some((camp) => camp.scheduleId === scheduleId) ? order.document.studentIds.length : 0;
}

/** Loads the facts about the students, families and camp weeks of a booking. */
async function loadBookingFacts({ app, db }: Call, { parent, trip, begun, onBehalf, agentId }: Booking): Promise<BookingFacts> {
  const now = app.clock.now();
  const order = await findOpenOrder(db, parent.id);
  const held = order !== null && order.expiresAt > now ? order : null;
  const { hostFamilyId, backupHostFamilyId, fromDate, toDate, camps, backupCamps } = trip;
  const familyIds = [hostFamilyId, backupHostFamilyId].filter((id) => id !== null);
  const scheduleIds = [...new Set([...camps, ...backupCamps].map(({ scheduleId }) => scheduleId))];
  const children = await listChildren(db, { parentId: parent.id, agentId }, [...new Set(trip.children.filter((id) => id !== null))]);
  const families = await findFamilies(db, familyIds);
  const weeks = await findWeeks(db, scheduleIds);
  const stay = fromDate !== null && toDate !== null && fromDate < toDate ? { fromDate, toDate } : null;
  const taken = stay === null ? new Map<number, number>() : await countTakenBeds(db, familyIds, { ...stay, now, freeTo: parent.id });
  const free = await countFreePlaces(db, scheduleIds, now);
  const childIds = children.map(({ id }) => id);
  const away = stay === null ? new Set() : await listStudentsAway(db, childIds, { ...stay, exceptTripId: trip.tripId });
  return {
    today: app.clock.today(),
    onBehalf,
    begun,
    children: new Map(
      children.map((child) => {
        const { id, firstName, dateOfBirth, gender } = child;
        return [id, { firstName, dateOfBirth, gender, missing: listMissingParts(child), isAway: away.has(id) }];
      }),
    ),
    families: new Map(
      families.map((family) => {
        const { id, isLive, guests, stayRules } = family;
        return [id, { isLive, guests, stayRules, taken: taken.get(id) ?? 0, welcome: toHomeCriteria(family) }];
      }),
    ),
    weeks: new Map(
      weeks.map((week) => [
        week.id,
        { ...week, welcome: toCampCriteria(week), free: (free.get(week.id) ?? 0) + countOwnPlaces(held, week.id) },
      ]),
    ),
  };
}

type IssueMessage = BookingCheck['issues'][number];

/** Describes to the customer why a child doesn't fit a family or camp. */
function describeMisfit(locale: Locale, { name, misfit }: NonNullable<FoundIssue['about']>, isCamp: boolean): string {
  const words = getTranslator(locale);
  if (isCamp) {
    const broken = toCampRule(name, misfit);
    return broken.rule === 'campAges' ? words('validation.campAges', broken.values) : words('validation.campGender', broken.values);
  }
  if (misfit.kind === 'age') return words('suits.age', { name: misfit.name, ...toAgeText(misfit) });
  const genders = misfit.genders.map((one) => words(`suits.genders.${one}`));
  const listed = new Intl.ListFormat(locale, { type: 'disjunction' }).format(genders);
  return words('suits.gender', { name: misfit.name, genders: listed });
}

/** Adds the translated message to an issue. */
function toIssueMessage(locale: Locale, { about, brokenRule, field, code, blocks }: FoundIssue): IssueMessage {
  if (brokenRule !== undefined) {
    const message = getTranslator(locale)(`refusals.${STAY_RULE_REFUSALS[brokenRule.rule]}`, { count: brokenRule.count });
    return { field, code, blocks, message };
  }
  if (about !== undefined) return { field, code, blocks, message: describeMisfit(locale, about, code !== 'familyWelcomesOthers') };
  return { field, code, blocks, message: getTranslator(locale)(`booking.issue.${code as Exclude<typeof code, DetailedIssue>}`) };
}

export interface CheckResult {
  readonly issues: readonly IssueMessage[];
  /** Null if an issue prevents a price. */
  readonly priced: PricedBooking | null;
}

/** Issues with which the pricing engine can't be called. */
const ISSUES_WITHOUT_PRICE: readonly FoundIssue['code'][] = ['datesMissing', 'datesReversed', 'datesTooLong', 'familyMissing'];

const FIELD_OF: Readonly<Record<string, keyof CurrentTrip>> = { nearbyActivities: 'camps', countStudents: 'children' };

/** Whether the booking is exempt from VAT: by the request, or as set by staff on the trip that it started from. */
export function isVatExempt({ begun }: Booking, { vatExempt }: { readonly vatExempt: boolean }): boolean {
  return vatExempt || begun?.vatExempt === true;
}

/** Checks a booking and prices it. */
export async function checkBooking(call: Call, booking: Booking, asked: { readonly vatExempt: boolean }): Promise<CheckResult> {
  const words = getTranslator(call.locale);
  const found = findBookingIssues(booking.trip, await loadBookingFacts(call, booking));
  const said = found.map((issue) => toIssueMessage(call.locale, issue));
  if (found.some(({ code }) => ISSUES_WITHOUT_PRICE.includes(code))) return { issues: said, priced: null };
  const engine = await loadEngineMessages(call.locale);
  const result = await priceStay(call.app, toStay(booking.trip, isVatExempt(booking, asked)));
  if ('issues' in result) {
    const refused = result.issues.map((issue): IssueMessage => {
      const [first = 'hostFamilyId'] = issue.path;
      const field = FIELD_OF[String(first)] ?? String(first);
      return { field, code: 'noPrice', message: describeIssue(issue, engine, { field: 'omitted' }), blocks: true };
    });
    return { issues: [...said, ...refused], priced: null };
  }
  const unknown = result.priced.quote.warnings.filter(({ code }) => code === 'discount_code_not_applied');
  const warned = unknown.map((): IssueMessage => {
    return { field: 'discountCode', code: 'discountUnknown', message: words('booking.issue.discountUnknown'), blocks: false };
  });
  return { issues: [...said, ...warned], priced: result.priced };
}

interface StaffOnlyInput {
  readonly vatExempt: boolean;
  readonly tripTypeId?: number | undefined;
}

/**
 * Checks the staff-only fields: the VAT exemption needs the permission `trips.vat`, the trip type any staff.
 * @throws ValidationError `staffOnly`; `unknownNumber` for a trip type that isn't sold
 */
export async function assertStaffOnlyInput(call: Call, { vatExempt, tripTypeId }: StaffOnlyInput, { onBehalf }: Booking): Promise<void> {
  if (vatExempt && !(onBehalf && call.may('trips.vat'))) throw new ValidationError([{ field: 'vatExempt', rule: 'staffOnly' }]);
  if (tripTypeId === undefined) return;
  if (!onBehalf) throw new ValidationError([{ field: 'tripTypeId', rule: 'staffOnly' }]);
  if (!(await isTripTypeSold(call.db, tripTypeId))) throw new ValidationError([{ field: 'tripTypeId', rule: 'unknownNumber' }]);
}

export async function checkCurrentTrip(call: Call, { body }: CheckedRequest<typeof endpoints.checkCurrentTrip>): Promise<BookingCheck> {
  const booking = await resolveBooking(call, body);
  await assertStaffOnlyInput(call, body, booking);
  const { issues, priced: made } = await checkBooking(call, booking, body);
  const isReady = issues.every(({ blocks }) => !blocks);
  return {
    issues: [...issues],
    quote: made === null ? null : toCustomerDocument(made.quote),
    payload: isReady && made !== null && made.asked.intent !== null ? toIntentPayload(made.asked.intent) : null,
  };
}
