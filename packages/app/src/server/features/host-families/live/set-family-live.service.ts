// Use cases of going live and pausing: by the family, by staff, and at the end of a pause.

import type * as endpoints from '#contract/host-families/live.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Transaction } from '#server/db/database.ts';
import { hasLapsedChecks } from '#server/features/vetting/vetting.public.ts';
import type { App, Call } from '#server/platform/app.ts';
import { AppError, ValidationError } from '#server/platform/errors.ts';
import { systemActor } from '#server/platform/record-change.ts';
import { type FamilyRecord, loadFamily, lockFamily } from '../details/details.queries.ts';
import { type FamilyReader, isOwnPause } from '../details/details.records.ts';
import { getFamilyDetails, recordDetailsRead } from '../details/details.service.ts';
import { lockOwnFamily } from '../details/edit-family.service.ts';
import { findLiveFacts, listEndedPauses } from './live.queries.ts';
import { findLiveRefusal, listNotLiveReasons } from './live.rules.ts';
import { endPause, pauseFamily } from './pause-family.service.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

/** A family can't lift the pause of others, nor replace it by its own. */
function assertOwnPause(family: FamilyRecord, reader: FamilyReader): void {
  if (reader !== 'own' || !family.paused || isOwnPause(family)) return;
  throw new AppError('pausedByOthers', { values: { by: family.pauseReason } });
}

function assertPauseFields({ app }: Call, { reason, until }: LiveChange): void {
  if (reason === '') throw new ValidationError([{ field: 'reason', rule: 'required' }]);
  const today = app.clock.today();
  if (until !== null && until < today) throw new ValidationError([{ field: 'until', rule: 'notBefore', values: { other: today } }]);
}

interface LiveChange {
  readonly live: boolean;
  /** Why it pauses. */
  readonly reason: string;
  /** The last day of the pause; null without an end. */
  readonly until: string | null;
  /** Whether it pauses because it leaves offers unanswered. */
  readonly isUnresponsive?: boolean;
}

/**
 * Makes a locked family live, or pauses it; returns whether anything has changed.
 * @throws AppError with what is missing, or `pausedByOthers`
 */
export async function applyLiveChange(
  tx: Transaction,
  call: Call,
  { family, reader, change }: { family: FamilyRecord; reader: FamilyReader; change: LiveChange },
): Promise<boolean> {
  const { live, reason, until, isUnresponsive = false } = change;
  if (!live) assertPauseFields(call, change);
  assertOwnPause(family, reader);
  if (!live) {
    const by = isUnresponsive ? 'unresponsive' : 'staff';
    await pauseFamily(tx, call, { family, reason: reader === 'own' ? 'family' : by, note: reason, until });
    return true;
  }
  const facts = await findLiveFacts(tx, family.id);
  const refusal = facts === null ? null : findLiveRefusal(listNotLiveReasons(facts));
  if (refusal !== null) throw new AppError(refusal);
  if (await hasLapsedChecks(tx, family.id, call.app.clock.today())) throw new AppError('checkLapsed');
  await endPause(tx, call, family);
  return family.paused;
}

export async function setFamilyLive(call: Call, { params: { id }, body }: Input<'setFamilyLive'>): Output<'setFamilyLive'> {
  const { version, ...change } = body;
  const { details, reader } = await call.db.transaction(async (tx) => {
    const { family, reader: by } = await lockOwnFamily(tx, call, { id, version, strength: 'update' });
    await applyLiveChange(tx, call, { family, reader: by, change });
    const after = (await loadFamily(tx, id)) ?? family;
    return { details: await getFamilyDetails(call, tx, after, by), reader: by };
  });
  await recordDetailsRead(call, { id }, reader);
  return details;
}

const LAPSE = { reason: 'check_lapsed', note: '', until: null } as const;

/** Ends the pauses whose last day is over, each in a transaction of its own. */
export async function endPauses(app: App): Promise<void> {
  const today = app.clock.today();
  for (const id of await listEndedPauses(app.db, today)) {
    await app.db.transaction(async (tx) => {
      const family = await lockFamily(tx, id, 'update');
      const isOver = family?.pausedUntil !== null && family?.pausedUntil !== undefined && family.pausedUntil < today;
      if (family === null || !isOver) return;
      // Checks that expired meanwhile pause it further.
      if (await hasLapsedChecks(tx, id, today)) await pauseFamily(tx, systemActor(app), { family, ...LAPSE });
      else await endPause(tx, systemActor(app), family);
    });
  }
}
