// Updates a payout in the cache and reloads the lists that contain it.

import { findPayees } from '#contract/finance/payouts/payout-details.endpoints.ts';
import { listPayoutBatches, listPayouts, readPayout, readPayoutTotals } from '#contract/finance/payouts/payouts.endpoints.ts';
import type { PayoutPage } from '#contract/finance/payouts/payouts.shapes.ts';
import { tellFailure } from '#web/platform/api/attempt.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { keepAnswer } from '#web/platform/api/keep-answer.ts';
import { queryClient } from '#web/platform/api/query-client.ts';

const LISTS = [listPayouts, readPayoutTotals, listPayoutBatches];

async function reloadLists(): Promise<void> {
  await Promise.all(LISTS.map((endpoint) => queryClient.invalidateQueries({ queryKey: toQueryKey(endpoint) })));
}

/** Reloads everything that shows payouts or accounts, after a change of many. */
export async function reloadPayouts(): Promise<void> {
  await Promise.all(
    [...LISTS, readPayout, findPayees].map((endpoint) => queryClient.invalidateQueries({ queryKey: toQueryKey(endpoint) })),
  );
}

export async function keepPayout(payout: PayoutPage): Promise<void> {
  keepAnswer(readPayout, { params: { id: payout.id } }, payout);
  await reloadLists();
}

/** Shows a failure and returns null; reloads the data if the server refused the change. */
export async function reloadOnFailure<Answer>(work: Promise<Answer>): Promise<Answer | null> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    tellFailure(error);
    if (error.statusCode === 409 || error.statusCode === 422) await reloadPayouts();
    return null;
  }
}
