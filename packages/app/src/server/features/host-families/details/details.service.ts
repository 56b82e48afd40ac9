// Use cases of reading a host family's record: its own, or one by its ID.

import type * as endpoints from '#contract/host-families/family-details.endpoints.ts';
import type { FamilyDetails } from '#contract/host-families/family-details.shapes.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Queryable } from '#server/db/database.ts';
import { findAreaName } from '#server/features/geofences/geofences.public.ts';
import { findVettingReason } from '#server/features/vetting/vetting.public.ts';
import type { Call } from '#server/platform/app.ts';
import { notFound } from '#server/platform/errors.ts';
import { findLiveFacts } from '../live/live.queries.ts';
import { listNotLiveReasons } from '../live/live.rules.ts';
import { recordFamilyReads } from '../reads/reads.service.ts';
import { type FamilyRecord, findOwnFamilyId, findUserName, hasPayoutDetails, loadFamily } from './details.queries.ts';
import { type FamilyReader, toFamilyDetails } from './details.records.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** Returns what the caller is to a family that they may know of; null if it is none of theirs. */
export function findFamilyReader(
  call: Pick<Call, 'caller' | 'grant' | 'may'>,
  { userId }: Pick<FamilyRecord, 'userId'>,
): FamilyReader | null {
  if (call.grant.all) return call.may('families.manage') ? 'staff' : 'names';
  if (call.caller !== null && userId === call.caller.id) return 'own';
  return call.grant.ways.some(({ code }) => code === 'P') ? 'public' : null;
}

/** Returns the record of a family as the caller may see it. */
export async function getFamilyDetails(call: Call, db: Queryable, family: FamilyRecord, reader: FamilyReader): Promise<FamilyDetails> {
  const facts = await findLiveFacts(db, family.id);
  const knowsPayout = reader !== 'public' && call.may('payoutDetails.read');
  const { coordinatorId, coordinatorAreaId } = family;
  const isStaff = reader === 'staff';
  const isOut = family.vettingState === 'rejected' || family.vettingState === 'suspended';
  return toFamilyDetails(family, {
    reader,
    notLive: facts === null ? [] : listNotLiveReasons(facts),
    vettingReason: isOut && (isStaff || reader === 'own') ? await findVettingReason(db, family.id) : '',
    coordinator: isStaff && coordinatorId !== null ? await findUserName(db, coordinatorId) : null,
    coordinatorArea: isStaff && coordinatorAreaId !== null ? await findAreaName(db, coordinatorAreaId) : null,
    hasPayoutDetails: knowsPayout ? await hasPayoutDetails(db, family.id) : null,
  });
}

/** Records what staff read; an administrator who views the product as the family is staff, too. */
export async function recordDetailsRead(call: Call, { id }: Pick<FamilyRecord, 'id'>, reader: FamilyReader): Promise<void> {
  const isStaff = reader === 'staff' || (reader === 'own' && call.caller?.viewerId !== null);
  if (isStaff) await recordFamilyReads(call, [id], ['address', 'contact', 'health']);
}

export async function readFamily(call: Call, { params: { id } }: Input<'readFamily'>): Output<'readFamily'> {
  const family = await loadFamily(call.db, id);
  const reader = family === null ? null : findFamilyReader(call, family);
  if (family === null || reader === null) throw notFound();
  const details = await getFamilyDetails(call, call.db, family, reader);
  if (reader === 'public' && !details.isLive) throw notFound();
  await recordDetailsRead(call, family, reader);
  return details;
}

export async function readOwnFamily(call: Call): Output<'readOwnFamily'> {
  const id = call.caller === null ? null : await findOwnFamilyId(call.db, call.caller.id);
  const family = id === null ? null : await loadFamily(call.db, id);
  if (family === null) throw notFound();
  await recordDetailsRead(call, family, 'own');
  return getFamilyDetails(call, call.db, family, 'own');
}
