// The actions on offers that families haven't answered, with their results.

import { setFamilyLive } from '#contract/host-families/live.endpoints.ts';
import {
  listReplacements,
  listUnansweredOffers,
  readUnansweredOffer,
  remindFamilies,
  replaceUnansweredFamily,
} from '#contract/trips/unanswered.endpoints.ts';
import type { Replacement, UnansweredDetail } from '#contract/trips/unanswered.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { tellFailure } from '#web/platform/api/attempt.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { askReason, confirm } from '#web/ui/dialog/dialogs.ts';
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

export function useUnansweredSteps() {
  const words = useTranslations('unanswered.act');
  return {
    async remind(offerIds: readonly number[]): Promise<void> {
      const done = await attempted(call(remindFamilies, { body: { offerIds: [...offerIds], channels: ['mail', 'message'] } }));
      if (done === null) return;
      const count = done.data.filter(({ outcome }) => outcome === 'reminded').length;
      showToast(count === 0 ? words('nobodyReminded') : words('reminded', { count }));
    },
    async text({ id }: UnansweredDetail): Promise<void> {
      const done = await attempted(call(remindFamilies, { body: { offerIds: [id], channels: ['sms'] } }));
      if (done !== null) showToast(done.data[0]?.outcome === 'reminded' ? words('texted') : words('notTexted'));
    },
    /** Returns whether the family was replaced. */
    async replace({ id, family }: UnansweredDetail, { hostFamilyId, name }: Replacement, keepWaiting: boolean): Promise<boolean> {
      const isSure = await confirm({
        title: words('replaceTitle', { family, other: name }),
        consequences: [words(keepWaiting ? 'staysWaiting' : 'isOut', { family })],
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
