// Use case of changing many families at once: each in a transaction of its own, or only to see what would happen.

import type { BulkFamilies, BulkFamilyResult } from '#contract/host-families/family-list.shapes.ts';
import type { Transaction } from '#server/db/database.ts';
import { askForInformation } from '#server/features/vetting/vetting.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, HttpError, ValidationError } from '#server/platform/errors.ts';
import { recordChange } from '#server/platform/record-change.ts';
import { getTranslator, putIntoWords } from '#server/platform/translate.ts';
import { canCoordinate, type FamilyRecord, lockFamily } from '../details/details.queries.ts';
import { updateFamilyRow } from '../details/edit-family.queries.ts';
import { applyLiveChange } from '../live/set-family-live.service.ts';
import { runChange } from './bulk.queries.ts';

async function assignCoordinator(tx: Transaction, call: Call, family: FamilyRecord, coordinatorId: number | null): Promise<boolean> {
  if (family.coordinatorId === coordinatorId) return false;
  await updateFamilyRow(tx, family.id, { coordinatorId, coordinatorAreaId: null });
  const changes = { coordinatorId: { before: family.coordinatorId, after: coordinatorId } };
  await recordChange(tx, call, { action: 'hostFamilies.edit', subjectType: 'hostFamily', subjectId: family.id, changes });
  return true;
}

/** Changes one locked family; returns whether anything has changed. */
function changeFamily(tx: Transaction, call: Call, { family, body }: { family: FamilyRecord; body: BulkFamilies }): Promise<boolean> {
  switch (body.action) {
    case 'pause':
      return applyLiveChange(tx, call, { family, reader: 'staff', change: { live: false, reason: body.reason, until: body.until } });
    case 'resume':
      return applyLiveChange(tx, call, { family, reader: 'staff', change: { live: true, reason: '', until: null } });
    case 'assignCoordinator':
      return assignCoordinator(tx, call, family, body.coordinatorId);
    case 'requestInformation':
      return askForInformation(tx, call, family.id, body).then(() => true);
  }
}

/** Returns the refusal of one family with its sentence. */
function toRefusal(call: Call, id: number, { code, details }: AppError): BulkFamilyResult {
  const words = getTranslator(call.locale);
  return { id, outcome: 'refused', code, message: putIntoWords(words, `refusals.${code}`, details.values) };
}

async function changeOne(call: Call, id: number, body: BulkFamilies): Promise<BulkFamilyResult> {
  const run = async (tx: Transaction): Promise<BulkFamilyResult> => {
    const family = await lockFamily(tx, id, 'update');
    if (family === null) return { id, outcome: 'refused', code: 'notFound', message: getTranslator(call.locale)('answers.notFound') };
    return { id, outcome: (await changeFamily(tx, call, { family, body })) ? 'done' : 'unchanged' };
  };
  try {
    return await runChange(call.db, run, { dryRun: body.dryRun });
  } catch (error) {
    if (error instanceof AppError) return toRefusal(call, id, error);
    throw error;
  }
}

export async function bulkFamilies(call: Call, { body }: { readonly body: BulkFamilies }): Promise<{ data: BulkFamilyResult[] }> {
  if (body.action === 'assignCoordinator' && body.coordinatorId !== null && !(await canCoordinate(call.db, body.coordinatorId))) {
    throw new ValidationError([{ field: 'coordinatorId', rule: 'unknownNumber' }]);
  }
  if (body.action === 'requestInformation' && !call.may('vetting.decide')) throw new HttpError('forbidden');
  const data: BulkFamilyResult[] = [];
  for (const id of [...new Set(body.ids)].toSorted((one, other) => one - other)) data.push(await changeOne(call, id, body));
  return { data };
}
