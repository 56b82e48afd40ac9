// Use cases of checks, home visits and requests for information, for staff.

import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type * as endpoints from '#contract/vetting/vetting.endpoints.ts';
import type { Transaction } from '#server/db/database.ts';
import { attachFiles } from '#server/features/attachments/attachments.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { type CheckInput, listCheckFaults } from './check-faults.rules.ts';
import { insertCheck, insertVisit, lockCheck, lockVisit, updateCheck, updateOpenRequest, updateVisit } from './checks.queries.ts';
import { resumeIfRenewed } from './expiry.service.ts';
import { changeVetting, readVettingRecord } from './lock-vetting.service.ts';
import { addRequest } from './requests.service.ts';
import { hasRole, listHomeAdults, type VettedFamily } from './vetting.queries.ts';
import { findVettingParts } from './vetting.records.ts';
import { listAdults } from './vetting.rules.ts';
import { toVettingSubject } from './vetting-files.ts';
import { tellFamily } from './vetting-notices.service.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

async function attachCertificate(tx: Transaction, call: Call, { id, ref }: { id: number; ref: string | null }): Promise<void> {
  if (ref === null) return;
  const subject = toVettingSubject('check', id);
  await attachFiles(tx, call, { refs: [ref], subject, access: 'private', field: 'attachmentRef', replacing: true });
}

function assertCheck(call: Call, fields: CheckInput): void {
  const faults = listCheckFaults(fields, call.app.clock.today());
  if (faults.length > 0) throw new ValidationError(faults);
}

/** @throws ValidationError if a check is of somebody who doesn't live with the family */
async function assertPerson(tx: Transaction, family: VettedFamily, person: string): Promise<void> {
  const adults = listAdults(family, await listHomeAdults(tx, [family.id]));
  if (person === 'family' || adults.some((adult) => adult.person === person)) return;
  throw new ValidationError([{ field: 'person', rule: 'invalid' }]);
}

const VISITORS = ['Coordinator', 'Vetting admin', 'Administrator'] as const;

const toChange = (action: string, subjectId: number, changes: Readonly<Record<string, unknown>>) =>
  ({ action: `vetting.${action}`, subjectType: 'hostFamily', subjectId, changes }) as const;

export async function createCheck(call: Call, { params: { id }, body }: Input<'createCheck'>): Output<'createCheck'> {
  const { kind, person, status, issuedOn, expiresAt: expiresOn, summary, reason, attachmentRef } = body;
  assertCheck(call, { kind, person, status, issuedOn, expiresOn, reason });
  return changeVetting(call, { id }, async (tx, { family }) => {
    await assertPerson(tx, family, person);
    const recorded = { recordedBy: call.caller?.id ?? null, recordedAt: call.app.clock.now() };
    const checkId = await insertCheck(tx, { hostFamilyId: id, kind, person, status, issuedOn, expiresOn, summary, reason, ...recorded });
    await attachCertificate(tx, call, { id: checkId, ref: attachmentRef });
    await recordChange(tx, call, toChange('addCheck', id, { checkKind: kind, person, status, issuedOn, expiresOn }));
    await resumeIfRenewed(tx, call, family);
  });
}

export async function changeCheck(call: Call, { params: { id, checkId }, body }: Input<'changeCheck'>): Output<'changeCheck'> {
  const { version, attachmentRef = null, expiresAt, ...changes } = body;
  return changeVetting(call, { id }, async (tx, { family }) => {
    const before = await lockCheck(tx, { id: checkId, hostFamilyId: id });
    if (before === null) throw notFound();
    if (before.version !== version) {
      throw new AppError('changedMeanwhile', { current: { ...(await readVettingRecord(tx, call, id)) } });
    }
    const given = { ...changes, ...(expiresAt !== undefined && { expiresOn: expiresAt }) };
    const fields = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<
      Pick<CheckInput, 'status' | 'issuedOn' | 'expiresOn' | 'reason'>
    >;
    const after = { ...before, ...fields };
    assertCheck(call, after);
    const recorded = { recordedBy: call.caller?.id ?? null, recordedAt: call.app.clock.now() };
    // A new expiry is warned of anew.
    const warnings = after.expiresOn === before.expiresOn ? {} : { toldAt60: null, toldAt14: null };
    await updateCheck(tx, checkId, { ...fields, ...recorded, ...warnings });
    await attachCertificate(tx, call, { id: checkId, ref: attachmentRef });
    const told = { checkKind: before.kind, person: before.person, status: { before: before.status, after: after.status } };
    await recordChange(tx, call, toChange('changeCheck', id, told));
    await resumeIfRenewed(tx, call, family);
  });
}

/** @throws ValidationError if a home visit can't be made by a user: it takes staff who aren't related to the family */
async function assertVisitor(tx: Transaction, family: VettedFamily, visitorId: number): Promise<void> {
  const { relatedIds } = await findVettingParts(tx, family);
  const isFit = visitorId !== family.userId && !relatedIds.includes(visitorId);
  if (!isFit || !(await hasRole(tx, { userId: visitorId, roles: VISITORS }))) {
    throw new ValidationError([{ field: 'visitorId', rule: 'invalid' }]);
  }
}

export async function planVisit(call: Call, { params: { id }, body }: Input<'planVisit'>): Output<'planVisit'> {
  const { plannedAt, visitorId } = body;
  return changeVetting(call, { id }, async (tx, { family }) => {
    if (visitorId !== null) await assertVisitor(tx, family, visitorId);
    const at = plannedAt === null ? null : new Date(plannedAt);
    await insertVisit(tx, {
      hostFamilyId: id,
      plannedAt: at,
      wallZone: call.app.config.TIME_ZONE,
      visitorId,
      createdAt: call.app.clock.now(),
    });
    await recordChange(tx, call, toChange('planVisit', id, { plannedAt, visitorId }));
    if (plannedAt !== null)
      await tellFamily(tx, call, family, { event: 'visitPlanned', text: '', at: plannedAt, wallZone: call.app.config.TIME_ZONE });
  });
}

export async function reportVisit(call: Call, { params: { id, visitId }, body }: Input<'reportVisit'>): Output<'reportVisit'> {
  const { doneOn, met, report, outcome, refs, version } = body;
  if (doneOn > call.app.clock.today()) throw new ValidationError([{ field: 'doneOn', rule: 'notInFuture' }]);
  return changeVetting(call, { id }, async (tx) => {
    const before = await lockVisit(tx, { id: visitId, hostFamilyId: id });
    if (before === null) throw notFound();
    if (before.version !== version) {
      throw new AppError('changedMeanwhile', { current: { ...(await readVettingRecord(tx, call, id)) } });
    }
    const visitorId = before.visitorId ?? call.caller?.id ?? null;
    await updateVisit(tx, visitId, { doneOn, met, report, outcome, visitorId });
    const subject = toVettingSubject('visit', visitId);
    if (refs.length > 0) await attachFiles(tx, call, { refs, subject, access: 'private', field: 'refs' });
    await recordChange(tx, call, toChange('reportVisit', id, { doneOn, outcome }));
  });
}

export async function requestInformation(call: Call, { params: { id }, body }: Input<'requestInformation'>): Output<'requestInformation'> {
  return changeVetting(call, { id }, (tx, { family }) => addRequest(tx, call, family, body));
}

export async function closeRequest(call: Call, { params: { id, requestId } }: Input<'closeRequest'>): Output<'closeRequest'> {
  return changeVetting(call, { id }, async (tx) => {
    const closed = await updateOpenRequest(tx, { id: requestId, hostFamilyId: id }, { closedAt: call.app.clock.now() });
    if (!closed) throw notFound();
    await recordChange(tx, call, toChange('closeRequest', id, { requestId }));
  });
}
