// The executor of rate proposals: the only code that changes the state of one.

import { findRateProposalMove, type RateProposalStep } from '#contract/host-families/rate-proposal.machine.ts';
import type { Transaction } from '#server/db/database.ts';
import { AppError } from '#server/platform/errors.ts';
import { type Actor, recordChange } from '#server/platform/record-change.ts';
import { type lockProposal, writeRateProposalState } from './rates.queries.ts';

/** A locked proposal with the name of what it is for. */
export type LockedProposal = NonNullable<Awaited<ReturnType<typeof lockProposal>>>;

/**
 * Takes a step of a locked proposal and records it.
 * @throws AppError `rateMoved` if the step isn't allowed in its state
 */
export async function transitionRateProposal(
  tx: Transaction,
  by: Actor,
  proposal: LockedProposal,
  { step, reason = '' }: { readonly step: RateProposalStep; readonly reason?: string },
): Promise<void> {
  const to = findRateProposalMove(proposal.state, step);
  if (to === null) throw new AppError('rateMoved');
  await writeRateProposalState(tx, proposal.id, to, { decidedBy: by.caller?.id ?? null, decidedAt: by.app.clock.now(), reason });
  const { templateName, amount, currency, hostFamilyId } = proposal;
  await recordChange(tx, by, {
    ...{ action: `rateProposals.${step}`, subjectType: 'hostFamily', subjectId: hostFamilyId },
    changes: { templateName, amount, currency, ...(reason === '' ? {} : { reason }) },
  });
}
