// Converts rate proposals to what their readers see.

import { pricingTypeOf } from '@hosted-stay/pricing-core';
import type { OpenProposal } from '#contract/host-families/rates.shapes.ts';
import { getAmountMath, hasCurrencyDigits, isCurrency, toFullDigits } from '#server/features/finance/finance.public.ts';
import type { listOpenProposals, ProposalRow } from './rates.queries.ts';

/** Returns an amount with all digits of its currency; prices in a book can have more of them, and stay as they are. */
export function toShownAmount(amount: string, currency: string): string {
  const fits = isCurrency(currency) && hasCurrencyDigits(amount, getAmountMath(currency));
  return fits ? toFullDigits(amount, currency) : amount;
}

/** Converts a proposal, with all digits of its currency. */
export function toProposal({ id, state, amount, currency, beforeAmount, note, reason, proposedAt, decidedAt, version }: ProposalRow) {
  return {
    ...{ id, state, currency, note, reason, version },
    amount: toShownAmount(amount, currency),
    beforeAmount: beforeAmount === null ? null : toShownAmount(beforeAmount, currency),
    proposedAt: proposedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

/** Converts an open proposal for those who decide on it. */
export function toOpenProposal({
  proposal,
  familyName,
  templateName,
  typeName,
  draftAmount,
}: Awaited<ReturnType<typeof listOpenProposals>>[number]): OpenProposal {
  const { hostFamilyId, pricingTemplateId: templateId, currency } = proposal;
  return {
    ...toProposal(proposal),
    ...{ hostFamilyId, familyName, templateId, templateName },
    kind: pricingTypeOf(typeName) ?? 'per_trip',
    draftAmount: draftAmount === null ? null : toShownAmount(draftAmount, currency),
  };
}
