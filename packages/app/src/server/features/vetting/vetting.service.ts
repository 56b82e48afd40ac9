// Use cases of vetting for staff: the queue, a family's vetting, its moves, who handles it, and relations of staff.

import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type * as endpoints from '#contract/vetting/vetting.endpoints.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, HttpError, notFound, ValidationError } from '#server/platform/errors.ts';
import { readPage } from '#server/platform/lists/read-list.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { changeVetting, lockForStaff, readVettingRecord } from './lock-vetting.service.ts';
import { transitionVetting } from './transition-vetting.service.ts';
import {
  bumpVettingVersion,
  deleteRelation,
  findVettedFamilies,
  findVettedFamily,
  hasRole,
  isVettable,
  lockVettedFamily,
  vettingListSql,
  writeRelation,
} from './vetting.queries.ts';
import { listMoversOf, toListedVettings, toVettingRecord } from './vetting.records.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

export async function listVettings(call: Call, { query }: Input<'listVettings'>): Output<'listVettings'> {
  const rows = (ids: readonly number[]) => findVettedFamilies(call.db, ids);
  const page = await readPage(call, vettingListSql, { asked: query, only: isVettable(), rows });
  return { ...page, data: await toListedVettings(call, page.data) };
}

export async function readVetting(call: Call, { params: { id } }: Input<'readVetting'>): Output<'readVetting'> {
  const family = await findVettedFamily(call.db, id);
  if (family === null) throw notFound();
  return toVettingRecord(call, call.db, family);
}

export async function moveVetting(call: Call, { params: { id }, body }: Input<'moveVetting'>): Output<'moveVetting'> {
  const { to, reason, version } = body;
  return call.db.transaction(async (tx) => {
    const { family, facts } = await lockForStaff(tx, call, { id, version });
    await transitionVetting(tx, call, family, { to, reason, by: listMoversOf(call), facts });
    return readVettingRecord(tx, call, id);
  });
}

export async function assignVetting(call: Call, { params: { id }, body }: Input<'assignVetting'>): Output<'assignVetting'> {
  const { assigneeId, version } = body;
  return call.db.transaction(async (tx) => {
    const { family } = await lockForStaff(tx, call, { id, version });
    const isFit = assigneeId === null || (await hasRole(tx, { userId: assigneeId, roles: ['Vetting admin', 'Administrator'] }));
    if (!isFit || assigneeId === family.userId) throw new ValidationError([{ field: 'assigneeId', rule: 'invalid' }]);
    await bumpVettingVersion(tx, id, { assigneeId });
    await recordChange(tx, call, {
      ...{ action: 'vetting.assign', subjectType: 'hostFamily', subjectId: id },
      changes: { assigneeId: { before: family.assigneeId, after: assigneeId } },
    });
    return readVettingRecord(tx, call, id);
  });
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
