// Use cases for the owner of the email address of an experience request: listing, claiming and declining it.

import type * as endpoints from '#contract/booking/wizard/experience.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import { syncParticipantsOfTrip } from '#server/features/messaging/conversations.public.ts';
import { isUserInRole } from '#server/features/people/people.public.ts';
import type { Call } from '#server/platform/app.ts';
import { HttpError, notFound } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { getTranslator } from '#server/platform/translate.ts';
import { assignTripToParent, listClaims, lockClaim, updateRequest } from './experience-claims.queries.ts';

type Asked<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Answered<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

function getCallerId({ caller }: Call): number {
  if (caller === null) throw new HttpError('unauthenticated');
  return caller.id;
}

export async function listExperienceClaims(call: Call): Answered<'listExperienceClaims'> {
  const found = await listClaims(call.db, getCallerId(call));
  return {
    data: found.map(({ id, reference, createdAt, document: { firstName, dateRange }, agent }) => ({
      ...{ id, reference, sentAt: createdAt.toISOString(), firstName },
      ...{ fromDate: dateRange.start, toDate: dateRange.end, agent },
    })),
  };
}

/** @throws notFound unless the request is unclaimed and has this user's confirmed address, and the user is still a parent */
async function assertClaim(tx: Transaction, { id, userId }: { id: number; userId: number }): Promise<{ tripId: number | null }> {
  const isParent = await isUserInRole(tx, userId, 'Parent');
  const found = isParent ? await lockClaim(tx, { id, userId }) : undefined;
  if (found === undefined) throw notFound();
  return found;
}

/** Adds a request to the caller's account. Anyone can send one with another person's address, so only its owner can claim it. */
export async function claimExperience(call: Call, { params: { id } }: Asked<'claimExperience'>): Answered<'claimExperience'> {
  const userId = getCallerId(call);
  return call.db.transaction(async (tx) => {
    const { tripId } = await assertClaim(tx, { id, userId });
    await updateRequest(tx, id, { userId });
    const isTheirs = tripId !== null && (await assignTripToParent(tx, { tripId, userId }));
    if (isTheirs) await syncParticipantsOfTrip(tx, call.app, tripId);
    await recordChange(tx, call, { action: 'experience.claim', subjectType: 'experienceRequest', subjectId: id });
    return { tripId: isTheirs ? tripId : null, message: getTranslator(call.locale)('answers.experienceClaimed') };
  });
}

export async function declineExperience(call: Call, { params: { id } }: Asked<'declineExperience'>): Answered<'declineExperience'> {
  const userId = getCallerId(call);
  return call.db.transaction(async (tx) => {
    await assertClaim(tx, { id, userId });
    await updateRequest(tx, id, { declinedAt: call.app.clock.now() });
    await recordChange(tx, call, { action: 'experience.decline', subjectType: 'experienceRequest', subjectId: id });
    return { message: getTranslator(call.locale)('answers.experienceDeclined') };
  });
}
