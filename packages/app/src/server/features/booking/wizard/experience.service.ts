// Use cases of the experience wizard: a request becomes a student and an enquiry, its sender gets a reference, staff see the contact data.

import { randomBytes } from 'node:crypto';
import type * as endpoints from '#contract/booking/wizard/experience.endpoints.ts';
import type { ExperienceRequest } from '#contract/booking/wizard/experience.shapes.ts';
import type { Role } from '#contract/identity/roles.ts';
import { findMisfits } from '#contract/people/guest-fit.rules.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import { experienceEmail } from '#server/features/booking/booking.emails.ts';
import { findFamilies } from '#server/features/booking/draft/facts.queries.ts';
import { toReference } from '#server/features/messaging/contact.public.ts';
import { insertStudentWithParents } from '#server/features/people/people.public.ts';
import {
  findTrip,
  insertNewTrip,
  isTripTypeSold,
  notifyTripRequest,
  sendEnquiry,
  whereOwnTrips,
} from '#server/features/trips/trips.public.ts';
import type { Call } from '#server/platform/app.ts';
import { queueEmail } from '#server/platform/email/queue-email.ts';
import { countRecipient } from '#server/platform/email/recipient-limit.ts';
import { notFound, ValidationError } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import {
  findActivities,
  findCountryOfCounty,
  findMatchingChild,
  findRequestOfTrip,
  findSeller,
  insertRequest,
  listWeeksWithin,
} from './experience.queries.ts';
import { chooseWeeks, findExperienceFaults, type KnownActivity, toAddress } from './experience.rules.ts';
import { summarizeRequest } from './experience-summary.service.ts';

type Answer = AnswerOf<typeof endpoints.sendExperience>;

const ASKS_FOR_OTHERS: readonly Role[] = ['Agent', 'Coordinator', 'Administrator'];

/** Returns the caller if they are a signed-in parent; staff send requests for others. */
const findAskingParent = ({ caller }: Call) => (caller?.roles.includes('Parent') ? caller : null);

async function findOrCreateStudent(tx: Transaction, call: Call, request: ExperienceRequest): Promise<number> {
  const { firstName, lastName, gender, dateOfBirth } = request;
  const parent = findAskingParent(call);
  const known = parent === null ? null : await findMatchingChild(tx, parent.id, request);
  if (known !== null) return known;
  const agentId = call.caller?.roles.includes('Agent') ? call.caller.id : null;
  const fields = { firstName, lastName, gender, dateOfBirth, agentId, notes: '' };
  return insertStudentWithParents(tx, call, { fields, parentIds: parent === null ? [] : [parent.id] });
}

/** Whether staff send the request, for example for a caller on the phone. */
const isSentByStaff = ({ caller }: Call) => caller?.roles.some((role) => ASKS_FOR_OTHERS.includes(role)) === true;

/**
 * Creates the trip of a request and sends its enquiries to the chosen family and camps. Activities without a suitable week become wishes.
 * Returns null if no business can sell it.
 */
async function createRequestedTrip(
  tx: Transaction,
  call: Call,
  request: ExperienceRequest,
  names: ReadonlyMap<number, KnownActivity>,
): Promise<number | null> {
  const { host, dateRange, activities, experienceType: tripTypeId } = request;
  const businessId = await findSeller(tx, host);
  if (businessId === null) return null;
  const weeks = await listWeeksWithin(tx, activities, dateRange);
  const takes = ({ activityId, startDate }: (typeof weeks)[number]) => {
    const known = names.get(activityId);
    return isSentByStaff(call) || known === undefined || findMisfits([request], known.welcome, startDate).length === 0;
  };
  const camps = chooseWeeks(activities, weeks.filter(takes));
  const others = activities.filter((id) => !camps.some(({ activityId }) => activityId === id));
  const ordered = {
    studentIds: [await findOrCreateStudent(tx, call, request)],
    ...{ tripTypeId, fromDate: dateRange.start, toDate: dateRange.end, hostFamilyId: host, backupHostFamilyId: null, camps },
    activityDetailsType: camps.length > 0 ? ('mixed' as const) : ('family' as const),
    ...{ currentNoOfWeeks: camps.length > 0 ? camps.length : null, backupCamps: [], serviceTypeIds: [], discountCode: null },
    ...{ vatExempt: false, wishes: others.map((id) => names.get(id)?.name ?? '').join(', '), conversationRef: null },
  };
  const parentId = findAskingParent(call)?.id ?? null;
  const agentId = call.caller?.roles.includes('Agent') ? call.caller.id : null;
  const tripId = await insertNewTrip(tx, call, {
    ordered,
    parentId,
    businessId,
    quoteFingerprint: null,
    origin: 'wizard',
    agentId: agentId ?? undefined,
  });
  if (host === null && camps.length === 0) await notifyTripRequest(tx, call, tripId);
  else await sendEnquiry(tx, call, { tripId, hostFamilyIds: host === null ? [] : [host] });
  return tripId;
}

/** Saves a request under a unique random reference; retries in the rare case of a collision. */
async function saveRequest(
  tx: Transaction,
  request: Omit<Parameters<typeof insertRequest>[1], 'reference'>,
): Promise<{ id: number; reference: string }> {
  const reference = toReference(randomBytes(8));
  const id = await insertRequest(tx, { ...request, reference });
  return id === null ? saveRequest(tx, request) : { id, reference };
}

export async function sendExperience(call: Call, { body }: CheckedRequest<typeof endpoints.sendExperience>): Promise<Answer> {
  const names = await findActivities(call.db, body.activities);
  const [family] = body.host === null ? [] : await findFamilies(call.db, [body.host]);
  const faults = findExperienceFaults(body, {
    today: call.app.clock.today(),
    isTypeActive: await isTripTypeSold(call.db, body.experienceType),
    isHostLive: body.host === null || family?.isLive === true,
    hostCountryId: family === undefined ? null : await findCountryOfCounty(call.db, family.countyId),
    activities: names,
    onBehalf: isSentByStaff(call),
  });
  if (faults.length > 0) throw new ValidationError(faults);
  const parent = findAskingParent(call);
  const email = parent?.account.email ?? toAddress(body);
  return call.db.transaction(async (tx) => {
    const tripId = await createRequestedTrip(tx, call, body, names);
    const createdAt = call.app.clock.now();
    const { id, reference } = await saveRequest(tx, { userId: parent?.id ?? null, tripId, document: body, email, createdAt });
    await recordChange(tx, call, { action: 'experience.send', subjectType: 'experienceRequest', subjectId: id, changes: { reference } });
    if (!parent?.account.emailVerifiedAt) await countRecipient(tx, call, email);
    const values = { reference, name: parent?.account.firstName ?? null, asksFamily: body.host !== null };
    await queueEmail(tx, call.app, { to: email, locale: call.locale, template: experienceEmail, values, anyway: 'asked' });
    // Returns the trip's ID only to a parent, who can open the trip.
    return { reference, email, tripId: parent === null ? null : tripId };
  });
}

/** Returns the request of a trip with the sender's contact data, kept out of the student's notes because families can read those. */
export async function getTripRequest(
  call: Call,
  { params: { id } }: CheckedRequest<typeof endpoints.readTripRequest>,
): Promise<AnswerOf<typeof endpoints.readTripRequest>> {
  if ((await findTrip(call.db, id, whereOwnTrips(call))) === null) throw notFound();
  const found = await findRequestOfTrip(call.db, id);
  if (found === null) return { request: null };
  const { request, countryCode, source } = found;
  const { reference, createdAt, declinedAt, document, email: writtenTo } = request;
  const { experienceLength, activityWeeks, email, phone, parentName, emailParent, parentAddress, cityTown, referralCode } = document;
  return {
    request: {
      ...{ reference, sentAt: createdAt.toISOString(), writtenTo, experienceLength, activityWeeks, referralCode, countryCode },
      declinedAt: declinedAt?.toISOString() ?? null,
      ...{ email, phone, parentName, emailParent, parentAddress, cityTown },
      ...(await summarizeRequest(call, document)),
      inquirySource: source === null ? null : { code: source.code, name: source.name },
    },
  };
}
