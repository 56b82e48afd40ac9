// Updates a family's vetting in the cache after a change, and reloads the queue.

import { listVettings, readVetting } from '#contract/vetting/vetting.endpoints.ts';
import type { Vetting } from '#contract/vetting/vetting.shapes.ts';
import { tellFailure } from '#web/platform/api/attempt.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { keepAnswer } from '#web/platform/api/keep-answer.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { showToast } from '#web/platform/notices/notices.ts';

export async function keepVetting(vetting: Vetting): Promise<void> {
  keepAnswer(readVetting, { params: { id: vetting.id } }, vetting);
  await queryClient.invalidateQueries({ queryKey: toQueryKey(listVettings) });
}

/** Waits for a change, and shows what came of it. After a refusal the vetting is loaded again, since others may have changed it. */
export async function finishChange(change: Promise<Vetting>, told: string): Promise<boolean> {
  try {
    await keepVetting(await change);
    showToast(told);
    return true;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    tellFailure(error);
    await queryClient.invalidateQueries({ queryKey: toQueryKey(readVetting) });
    return false;
  }
}
