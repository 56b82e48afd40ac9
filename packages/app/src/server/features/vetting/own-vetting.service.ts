// Use cases of a family's own vetting: read it, hand in the profile, answer requests, send certificates.

import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type * as endpoints from '#contract/vetting/own-vetting.endpoints.ts';
import { VETTING_MACHINE } from '#contract/vetting/vetting.machine.ts';
import type { Transaction } from '#server/db/database.ts';
import { attachFiles } from '#server/features/attachments/attachments.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, HttpError, notFound, ValidationError } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { findOpenCheck, insertCheck, updateCheck, updateOpenRequest } from './checks.queries.ts';
import { readVettingRecord } from './lock-vetting.service.ts';
import { assertGuards, transitionVetting } from './transition-vetting.service.ts';
import {
  bumpVettingVersion,
  findFamilyIdOf,
  listHomeAdults,
  listIdsByName,
  lockVettedFamily,
  type VettedFamily,
  writeRelation,
} from './vetting.queries.ts';
import { findVettingParts, toVettingFacts } from './vetting.records.ts';
import { listAdults } from './vetting.rules.ts';
import { toVettingSubject } from './vetting-files.ts';
import { tellVetters } from './vetting-notices.service.ts';

/** Who decides about families or visits them. */
const DECIDERS = ['Vetting admin', 'Administrator', 'Coordinator'] as const;

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

async function getOwnFamilyId(tx: Transaction, { caller }: Call): Promise<number> {
  if (caller === null) throw new HttpError('unauthenticated');
  const id = await findFamilyIdOf(tx, caller.id);
  if (id === null) throw notFound();
  return id;
}

async function lockOwnFamily(tx: Transaction, call: Call): Promise<VettedFamily> {
  const family = await lockVettedFamily(tx, await getOwnFamilyId(tx, call));
  if (family === null) throw notFound();
  return family;
}

export async function readOwnVetting(call: Call): Output<'readOwnVetting'> {
  return call.db.transaction(async (tx) => readVettingRecord(tx, call, await getOwnFamilyId(tx, call)));
}

/** Hands in the profile. A family that has only just registered begins its profile by that. */
export async function submitProfile(call: Call): Output<'submitProfile'> {
  return call.db.transaction(async (tx) => {
    const family = await lockOwnFamily(tx, call);
    const facts = toVettingFacts(call, family, await findVettingParts(tx, family));
    const isNew = family.state === 'registered';
    // Refused before the first step: nothing of a profile that can't be handed in is begun.
    if (isNew) assertGuards(VETTING_MACHINE.submit, facts);
    if (isNew) await transitionVetting(tx, call, family, { to: 'profile_incomplete', by: ['product'], facts });
    const begun = isNew ? ({ ...family, state: 'profile_incomplete' } as const) : family;
    await transitionVetting(tx, call, begun, { to: 'submitted', by: ['family'], facts });
    return readVettingRecord(tx, call, family.id);
  });
}

/** A check that staff still wait for is received by this; otherwise it is a new one. */
export async function sendCertificate(
  call: Call,
  { body: { person, attachmentRef } }: Input<'sendCertificate'>,
): Output<'sendCertificate'> {
  return call.db.transaction(async (tx) => {
    const family = await lockOwnFamily(tx, call);
    const adults = listAdults(family, await listHomeAdults(tx, [family.id]));
    if (!adults.some((adult) => adult.person === person)) throw new ValidationError([{ field: 'person', rule: 'invalid' }]);
    const received = { status: 'received', recordedBy: call.caller?.id ?? null, recordedAt: call.app.clock.now() } as const;
    const open = await findOpenCheck(tx, { hostFamilyId: family.id, person });
    if (open !== null) await updateCheck(tx, open, received);
    const id = open ?? (await insertCheck(tx, { ...received, hostFamilyId: family.id, kind: 'police', person }));
    const subject = toVettingSubject('check', id);
    await attachFiles(tx, call, { refs: [attachmentRef], subject, access: 'private', field: 'attachmentRef', replacing: true });
    await bumpVettingVersion(tx, family.id);
    const change = { action: 'vetting.sendCertificate', subjectType: 'hostFamily', subjectId: family.id } as const;
    await recordChange(tx, call, { ...change, changes: { person } });
    await tellVetters(tx, call, family, 'checkReceived');
    return readVettingRecord(tx, call, family.id);
  });
}

/** Everybody of that name is kept out: it isn't known whom of them the family means. */
export async function declareOwnRelation(
  call: Call,
  { body: { colleague, kind } }: Input<'declareOwnRelation'>,
): Output<'declareOwnRelation'> {
  return call.db.transaction(async (tx) => {
    const family = await lockOwnFamily(tx, call);
    const found = await listIdsByName(tx, { name: colleague, roles: DECIDERS });
    const userIds = found.filter((id) => id !== family.userId);
    if (userIds.length === 0) throw new AppError('colleagueUnknown', { field: 'colleague' });
    const declared = { declaredBy: family.userId, declaredAt: call.app.clock.now() };
    for (const userId of userIds) {
      await writeRelation(tx, { hostFamilyId: family.id, userId, kind, ...declared });
      const change = { action: 'vetting.declareRelation', subjectType: 'hostFamily', subjectId: family.id } as const;
      await recordChange(tx, call, { ...change, changes: { userId, kind } });
    }
    await bumpVettingVersion(tx, family.id);
    return readVettingRecord(tx, call, family.id);
  });
}

export async function answerRequest(
  call: Call,
  { params: { requestId }, body: { answer, refs } }: Input<'answerRequest'>,
): Output<'answerRequest'> {
  return call.db.transaction(async (tx) => {
    const family = await lockOwnFamily(tx, call);
    const answered = { answer, answeredAt: call.app.clock.now() };
    if (!(await updateOpenRequest(tx, { id: requestId, hostFamilyId: family.id }, answered))) throw notFound();
    const subject = toVettingSubject('request', requestId);
    if (refs.length > 0) await attachFiles(tx, call, { refs, subject, access: 'private', field: 'refs' });
    await bumpVettingVersion(tx, family.id);
    const change = { action: 'vetting.answerRequest', subjectType: 'hostFamily', subjectId: family.id } as const;
    await recordChange(tx, call, { ...change, changes: { requestId } });
    await tellVetters(tx, call, family, 'requestAnswered');
    return readVettingRecord(tx, call, family.id);
  });
}
