// Use cases of vetting for staff: a family's vetting, its moves, who handles it, and relations of staff.

import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type * as endpoints from '#contract/vetting/vetting.endpoints.ts';
import type { Vetting } from '#contract/vetting/vetting.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, HttpError, notFound, ValidationError } from '#server/platform/errors.ts';
import { recordPersonalRead } from '#server/platform/personal-reads.service.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { findApprovalGaps } from './approval-gaps.service.ts';
import { changeVetting, lockForStaff, readVettingRecord } from './lock-vetting.service.ts';
import { transitionVetting } from './transition-vetting.service.ts';
import {
  bumpVettingVersion,
  deleteRelation,
  findVettedFamily,
  hasRole,
  lockVettedFamily,
  type VettedFamily,
  writeRelation,
} from './vetting.queries.ts';
import { listMoversOf, toVettingRecord } from './vetting.records.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** Records what of a family's checks, references and visits staff were told; not for the family itself. */
async function recordVettingRead(call: Call, { id, checks, visits }: Vetting): Promise<void> {
  const isPolice = checks.some(({ kind, summary }) => kind === 'police' && summary !== null);
  const isWritten = visits.some(({ report }) => report) || checks.some(({ kind, summary }) => kind !== 'police' && summary !== null);
  const part = [...(isPolice ? (['police'] as const) : []), ...(isWritten ? (['documents'] as const) : [])];
  if (part.length > 0) await recordPersonalRead(call, { subject: { type: 'hostFamily', id }, part });
}

export async function readVetting(call: Call, { params: { id } }: Input<'readVetting'>): Output<'readVetting'> {
  const family = await findVettedFamily(call.db, id);
  if (family === null) throw notFound();
  const vetting = await toVettingRecord(call, call.db, family);
  if (call.caller?.id !== family.userId) await recordVettingRead(call, vetting);
  return vetting;
}

export async function moveVetting(call: Call, { params: { id }, body }: Input<'moveVetting'>): Output<'moveVetting'> {
  const { to, reason, version } = body;
  return call.db.transaction(async (tx) => {
    const { family, facts } = await lockForStaff(tx, call, { id, version });
    const gaps = await findApprovalGaps(call.app, tx, family);
    await transitionVetting(tx, call, family, { to, reason, by: listMoversOf(call), facts, gaps });
    return readVettingRecord(tx, call, id);
  });
}

/** @throws ValidationError if somebody can't handle the vetting of a family */
async function assertAssignee(tx: Transaction, assigneeId: number | null): Promise<void> {
  if (assigneeId === null || (await hasRole(tx, { userId: assigneeId, roles: ['Vetting admin', 'Administrator'] }))) return;
  throw new ValidationError([{ field: 'assigneeId', rule: 'invalid' }]);
}

async function writeAssignee(tx: Transaction, call: Call, family: VettedFamily, assigneeId: number | null): Promise<void> {
  const { id } = family;
  await bumpVettingVersion(tx, id, { assigneeId });
  const changes = { assigneeId: { before: family.assigneeId, after: assigneeId } };
  await recordChange(tx, call, { action: 'vetting.assign', subjectType: 'hostFamily', subjectId: id, changes });
}

export async function assignVetting(call: Call, { params: { id }, body }: Input<'assignVetting'>): Output<'assignVetting'> {
  const { assigneeId, version } = body;
  return call.db.transaction(async (tx) => {
    const { family } = await lockForStaff(tx, call, { id, version });
    await assertAssignee(tx, assigneeId);
    if (assigneeId === family.userId) throw new ValidationError([{ field: 'assigneeId', rule: 'invalid' }]);
    await writeAssignee(tx, call, family, assigneeId);
    return readVettingRecord(tx, call, id);
  });
}

/** Refused are families that the caller has no say in, or that are the assignee's own. */
export async function assignVettings(call: Call, { body: { ids, assigneeId } }: Input<'assignVettings'>): Output<'assignVettings'> {
  const refused: number[] = [];
  const all = [...new Set(ids)].sort((one, other) => one - other);
  await call.db.transaction(async (tx) => {
    await assertAssignee(tx, assigneeId);
    for (const id of all) {
      const family = await findAssignable(tx, call, id);
      if (family === null || family.userId === assigneeId) refused.push(id);
      else if (family.assigneeId !== assigneeId) await writeAssignee(tx, call, family, assigneeId);
    }
  });
  return { assigned: all.filter((id) => !refused.includes(id)), refused };
}

/** Returns a locked family that the caller may decide about, or null. */
async function findAssignable(tx: Transaction, call: Call, id: number): Promise<VettedFamily | null> {
  try {
    return (await lockForStaff(tx, call, { id })).family;
  } catch (error) {
    if (error instanceof AppError || (error instanceof HttpError && error.code === 'notFound')) return null;
    throw error;
  }
}

/** Anybody who decides may declare a relation, also their own, and also while they are kept out by it. */
export async function declareRelation(call: Call, { params: { id }, body }: Input<'declareRelation'>): Output<'declareRelation'> {
  const { userId, kind } = body;
  return call.db.transaction(async (tx) => {
    if ((await lockVettedFamily(tx, id)) === null) throw notFound();
    if (!(await hasRole(tx, { userId, roles: ['Vetting admin', 'Administrator', 'Coordinator'] }))) {
      throw new ValidationError([{ field: 'userId', rule: 'invalid' }]);
    }
    const declared = { declaredBy: call.caller?.id ?? null, declaredAt: call.app.clock.now() };
    await writeRelation(tx, { hostFamilyId: id, userId, kind, ...declared });
    await recordChange(tx, call, {
      ...{ action: 'vetting.declareRelation', subjectType: 'hostFamily', subjectId: id },
      changes: { userId, kind },
    });
    await bumpVettingVersion(tx, id);
    return readVettingRecord(tx, call, id);
  });
}

export async function removeRelation(call: Call, { params: { id, userId } }: Input<'removeRelation'>): Output<'removeRelation'> {
  if (call.caller === null) throw new HttpError('unauthenticated');
  if (call.caller.id === userId) throw new AppError('relatedFamily');
  return changeVetting(call, { id }, async (tx) => {
    if (!(await deleteRelation(tx, { hostFamilyId: id, userId }))) throw notFound();
    await recordChange(tx, call, {
      ...{ action: 'vetting.removeRelation', subjectType: 'hostFamily', subjectId: id },
      changes: { userId },
    });
  });
}
