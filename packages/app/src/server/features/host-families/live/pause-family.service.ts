// Pauses a family and ends its pause: what is stored, who is notified, and what else follows.

import type { PauseReason } from '#contract/host-families/family-fields.ts';
import type { Transaction } from '#server/db/database.ts';
import { notify } from '#server/features/notifications/notifications.public.ts';
import { type Actor, enqueue, recordChange } from '#server/platform/record-change.ts';
import type { FamilyRecord } from '../details/details.queries.ts';
import { updateFamilyRow } from '../details/edit-family.queries.ts';

/** Job kind that opens tasks for what a paused family has left unanswered. */
export const FAMILY_PAUSED_JOB = 'hostFamilies.paused';

/** Job kind that adds families that went live to the price books. */
export const ADD_TO_PRICE_BOOK_JOB = 'hostFamilies.addToPriceBook';

type PausedFamily = Pick<
  FamilyRecord,
  'id' | 'userId' | 'coordinatorId' | 'parentGuardianOneFirstName' | 'parentGuardianOneLastName' | 'paused' | 'pauseReason' | 'pausedUntil'
>;

/** Tells the family what others did, and its coordinator what the family did. */
async function notifyPause(tx: Transaction, by: Actor, { family, isLive }: { family: PausedFamily; isLive: boolean }): Promise<void> {
  const isByFamily = by.caller?.id === family.userId;
  const coordinator = family.coordinatorId === null ? { roles: ['Coordinator'] as const } : { userIds: [family.coordinatorId] };
  await notify(tx, by.app, {
    to: isByFamily ? coordinator : { userIds: [family.userId] },
    kind: 'hostFamilyPaused',
    data: { hostFamilyId: family.id, name: `${family.parentGuardianOneFirstName} ${family.parentGuardianOneLastName}`.trim(), isLive },
    aboutId: family.userId,
    collapseKey: `hostFamilies.paused.${family.id}`,
  });
}

interface Pause {
  readonly family: PausedFamily;
  /** Who pauses it. */
  readonly reason: Exclude<PauseReason, ''>;
  readonly note: string;
  /** The last day; null without an end. */
  readonly until: string | null;
}

/** Pauses a locked family: from now on it isn't found, nor asked for new stays. Booked stays go on. */
export async function pauseFamily(tx: Transaction, by: Actor, { family, reason, note, until }: Pause): Promise<void> {
  await updateFamilyRow(tx, family.id, {
    ...{ paused: true, pausedAt: by.app.clock.now(), pausedById: by.caller?.id ?? null, pausedUntil: until },
    ...{ pauseReason: reason, pauseNote: note },
  });
  const changes = {
    ...(family.paused ? {} : { paused: { before: false, after: true } }),
    ...(family.pausedUntil === until ? {} : { pausedUntil: { before: family.pausedUntil, after: until } }),
    ...(note === '' ? {} : { reason: note }),
  };
  await recordChange(tx, by, { action: 'hostFamilies.pause', subjectType: 'hostFamily', subjectId: family.id, changes });
  if (family.paused) return;
  await enqueue(tx, by.app, { kind: FAMILY_PAUSED_JOB, payload: { hostFamilyId: family.id } });
  await notifyPause(tx, by, { family, isLive: false });
}

/** Ends the pause of a locked family. */
export async function endPause(tx: Transaction, by: Actor, family: PausedFamily): Promise<void> {
  if (!family.paused) return;
  await updateFamilyRow(tx, family.id, {
    ...{ paused: false, pausedAt: null, pausedById: null, pausedUntil: null, pauseReason: '', pauseNote: '' },
  });
  const changes = { paused: { before: true, after: false } };
  await recordChange(tx, by, { action: 'hostFamilies.endPause', subjectType: 'hostFamily', subjectId: family.id, changes });
  await enqueue(tx, by.app, { kind: ADD_TO_PRICE_BOOK_JOB, payload: {} });
  await notifyPause(tx, by, { family, isLive: true });
}
