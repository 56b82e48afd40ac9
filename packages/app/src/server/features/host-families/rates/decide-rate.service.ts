// Use cases of administrators: listing what families ask for, and deciding on it.

import type * as endpoints from '#contract/host-families/rates.endpoints.ts';
import type { AnswerOf, CheckedRequest } from '#contract/platform/endpoint.ts';
import type { Queryable, Transaction } from '#server/db/database.ts';
import { notify } from '#server/features/notifications/notifications.public.ts';
import { setFamilyPrice } from '#server/features/pricing/pricing.public.ts';
import type { Call } from '#server/platform/app.ts';
import { AppError, notFound, ValidationError } from '#server/platform/errors.ts';
import { findRatedFamily, listOpenProposals, lockProposal } from './rates.queries.ts';
import { toOpenProposal, toProposal } from './rates.records.ts';
import { type LockedProposal, transitionRateProposal } from './transition-rate-proposal.service.ts';

type Input<Name extends keyof typeof endpoints> = CheckedRequest<(typeof endpoints)[Name]>;
type Output<Name extends keyof typeof endpoints> = Promise<AnswerOf<(typeof endpoints)[Name]>>;

async function getOpenProposals(db: Queryable): Output<'listRateProposals'> {
  return { data: (await listOpenProposals(db)).map(toOpenProposal) };
}

export function listRateProposals(call: Call): Output<'listRateProposals'> {
  return getOpenProposals(call.db);
}

async function notifyDecision(
  tx: Transaction,
  call: Call,
  { hostFamilyId, templateName, id }: LockedProposal,
  { accepted, reason }: { readonly accepted: boolean; readonly reason: string },
): Promise<void> {
  const family = await findRatedFamily(tx, hostFamilyId);
  if (family === null) return;
  await notify(tx, call.app, {
    to: { userIds: [family.userId] },
    kind: 'rateDecided',
    data: { template: templateName, accepted, reason },
    aboutId: family.userId,
    collapseKey: `rates.decided.${id}`,
  });
}

/**
 * Decides on a proposal. Of two decisions, the first counts. Acceptance only writes the draft: a publication under way has either read the
 * draft before, so that the price counts from the next one, or reads it with the price.
 */
export async function decideRate(call: Call, { params: { id }, body }: Input<'decideRate'>): Output<'decideRate'> {
  const { accept, reason, version } = body;
  if (!accept && reason === '') throw new ValidationError([{ field: 'reason', rule: 'required' }]);
  return call.db.transaction(async (tx) => {
    const proposal = await lockProposal(tx, id);
    if (proposal === null) throw notFound();
    if (proposal.state === 'open' && proposal.version !== version)
      throw new AppError('changedMeanwhile', { current: toProposal(proposal) });
    await transitionRateProposal(tx, call, proposal, { step: accept ? 'accept' : 'refuse', reason: accept ? '' : reason });
    const { hostFamilyId, pricingTemplateId: templateId, amount, currency } = proposal;
    if (accept && !(await setFamilyPrice(tx, call, { hostFamilyId, templateId, amount, currency }))) throw new AppError('rateMoved');
    await notifyDecision(tx, call, proposal, { accepted: accept, reason: accept ? '' : reason });
    return getOpenProposals(tx);
  });
}
