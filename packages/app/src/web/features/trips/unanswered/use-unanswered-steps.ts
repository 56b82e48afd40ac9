// The actions on offers that families haven't answered, with their results.

import { setFamilyLive } from '#contract/host-families/live.endpoints.ts';
import {
  listReplacements,
  listUnansweredOffers,
  readUnansweredOffer,
  remindFamilies,
  replaceUnansweredFamily,
} from '#contract/trips/unanswered.endpoints.ts';
import {
  REMINDER_CHANNELS,
  type ReminderChannel,
  type RemindResult,
  type Replacement,
  type UnansweredDetail,
} from '#contract/trips/unanswered.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { attemptRequest, tellFailure } from '#web/platform/api/attempt.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { askReason, confirm } from '#web/ui/dialog/dialogs.ts';
import { splitIntoParts } from '#web/ui/list/bulk.model.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

/** Reloads everything that shows unanswered offers. */
export async function reloadUnanswered(): Promise<void> {
  const changed = [listUnansweredOffers, readUnansweredOffer, listReplacements];
  await Promise.all(changed.map((endpoint) => queryClient.invalidateQueries({ queryKey: toQueryKey(endpoint) })));
}

/** Shows a refusal; the offers are reloaded either way. */
async function attempted<Answer>(work: Promise<Answer>): Promise<Answer | null> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    tellFailure(error);
    return null;
  } finally {
    await reloadUnanswered();
  }
}

interface Reminders {
  readonly channels: readonly ReminderChannel[];
  readonly dryRun: boolean;
}

async function remindInParts(ids: readonly number[], { channels, dryRun }: Reminders): Promise<RemindResult[]> {
  const results: RemindResult[] = [];
  for (const offerIds of splitIntoParts(ids)) {
    results.push(...(await call(remindFamilies, { body: { offerIds, channels: [...channels], dryRun } })).data);
  }
  return results;
}

/** Returns by which channels the families can be reminded; null after a failure, which is shown. */
export function planReminders(ids: readonly number[]): Promise<RemindResult[] | null> {
  return attemptRequest(remindInParts(ids, { channels: REMINDER_CHANNELS, dryRun: true }));
}

/** Reminds the families; returns what was done for each, or null after a failure, which is shown. */
export function sendReminders(ids: readonly number[], channels: readonly ReminderChannel[]): Promise<RemindResult[] | null> {
  return attempted(remindInParts(ids, { channels, dryRun: false }));
}

export function useUnansweredSteps() {
  const words = useTranslations('unanswered.act');
  return {
    /** Returns whether the family was replaced. */
    async replace({ id, family }: UnansweredDetail, { hostFamilyId, name }: Replacement, keepWaiting: boolean): Promise<boolean> {
      const isSure = await confirm({
        title: words('replaceTitle', { family, other: name }),
        consequences: [words(keepWaiting ? 'staysWaiting' : 'isOut', { family }), words('priceCanChange')],
        confirm: words('replace'),
      });
      if (!isSure) return false;
      const done = await attempted(call(replaceUnansweredFamily, { params: { id }, body: { hostFamilyId, keepWaiting } }));
      if (done !== null) showToast(done.message);
      return done !== null;
    },
    async pause({ hostFamilyId, family, familyVersion }: UnansweredDetail): Promise<void> {
      const question = {
        title: words('pauseTitle', { family }),
        consequences: [words('pauseText'), words('pauseTold')],
        label: words('reason'),
      };
      const reason = await askReason({ ...question, confirm: words('pause') });
      if (reason === null) return;
      const body = { live: false, reason, isUnresponsive: true, version: familyVersion };
      if ((await attempted(call(setFamilyLive, { params: { id: hostFamilyId }, body }))) !== null) showToast(words('paused'));
    },
  };
}
