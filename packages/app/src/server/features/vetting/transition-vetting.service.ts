// The executor of vetting: the only code that changes the state of a family's vetting.

import { findVettingMove, VETTING_MACHINE, type VettingMove, type VettingMover } from '#contract/vetting/vetting.machine.ts';
import type { ApprovalGap } from '#contract/vetting/vetting.shapes.ts';
import type { VettingState } from '#contract/vetting/vetting-states.ts';
import type { Transaction } from '#server/db/database.ts';
import { ADD_TO_PRICE_BOOK_JOB } from '#server/features/host-families/host-families.public.ts';
import { AppError, ValidationError } from '#server/platform/errors.ts';
import { type Actor, enqueue, recordChange } from '#server/platform/record-change.ts';
import { insertVettingHistory, type VettedFamily, writeVettingState } from './vetting.queries.ts';
import { findVettingBlocker, needsReason, type VettingFacts } from './vetting.rules.ts';
import { tellFamily, tellVetters } from './vetting-notices.service.ts';

/** A move of a locked family. */
export interface VettingTransition {
  readonly to: VettingState;
  /** Who moves it. */
  readonly by: readonly VettingMover[];
  readonly facts: VettingFacts;
  /** What is still open for an approval. */
  readonly gaps?: readonly ApprovalGap[];
  readonly reason?: string;
}

/** What families learn of; the other moves are the work of staff. */
const FAMILY_EVENTS = { visit: 'homeVisit', approve: 'approved', reject: 'rejected', suspend: 'suspended', reinstate: 'approved' } as const;

async function tellPeople(tx: Transaction, by: Actor, family: VettedFamily, { step }: VettingMove, reason: string): Promise<void> {
  // Why staff approved in spite of gaps is theirs alone.
  const text = step === 'approve' ? '' : reason;
  if (step in FAMILY_EVENTS) await tellFamily(tx, by, family, { event: FAMILY_EVENTS[step as keyof typeof FAMILY_EVENTS], text });
  if (VETTING_MACHINE[step].by.includes('family')) await tellVetters(tx, by, family, 'submitted');
}

/** @throws AppError with the refusal of the first guard that fails */
export function assertGuards(move: Pick<VettingMove, 'guards'>, facts: VettingFacts): void {
  const blocker = findVettingBlocker(move, facts);
  if (blocker === null) return;
  throw new AppError(blocker, blocker === 'profileIncomplete' ? { values: { missing: facts.profileGaps.join(', ') } } : {});
}

/**
 * Makes a move of a locked family: finds it in the table, runs its guards, writes state, history and audit log, has an
 * approved family priced, and tells people.
 * @throws AppError `vettingMoved` where the table has no such move from the state, and the refusal of the first guard that fails;
 * ValidationError if a reason is needed
 */
export async function transitionVetting(tx: Transaction, by: Actor, family: VettedFamily, transition: VettingTransition): Promise<void> {
  const { to, facts, gaps = [], reason = '' } = transition;
  const move = findVettingMove(family.state, to, transition.by);
  if (move === null) throw new AppError('vettingMoved', { values: { name: family.name } });
  assertGuards(move, facts);
  if (needsReason(move, gaps) && reason === '') throw new ValidationError([{ field: 'reason', rule: 'required' }]);
  await writeVettingState(tx, family.id, to);
  await insertVettingHistory(tx, {
    ...{ hostFamilyId: family.id, fromState: family.state, toState: to },
    ...{ byId: by.caller?.id ?? null, at: by.app.clock.now(), reason },
  });
  await recordChange(tx, by, {
    ...{ action: `vetting.${move.step}`, subjectType: 'hostFamily', subjectId: family.id },
    changes: { vettingState: { before: family.state, after: to }, ...(reason === '' ? {} : { reason }) },
  });
  // Approved families are live unless they lack something or pause.
  if (to === 'approved') await enqueue(tx, by.app, { kind: ADD_TO_PRICE_BOOK_JOB, payload: {} });
  await tellPeople(tx, by, family, move, reason);
}
