// The actions on a campaign, each with its confirmation and its message.

import type { Campaign } from '#contract/notifications/campaign.shapes.ts';
import {
  cancelCampaign,
  countAudience,
  deleteCampaign,
  listCampaigns,
  readCampaign,
  reviseCampaign,
  scheduleCampaign,
  testCampaign,
} from '#contract/notifications/campaigns.endpoints.ts';
import { call } from '#web/platform/api/api.ts';
import { useAction } from '#web/platform/api/endpoint-hooks.ts';
import { confirm } from '#web/ui/dialog/dialogs.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

const changes = [listCampaigns, readCampaign];

export function useCampaignSteps({ id, version, type, audience }: Campaign, { gone }: { gone: () => void }) {
  const words = useTranslations('campaigns');
  const params = { id };
  const schedule = useAction(scheduleCampaign, { changes, told: words('sending') });
  const revise = useAction(reviseCampaign, { changes, told: words('revised') });
  const cancel = useAction(cancelCampaign, { changes, told: words('cancelled') });
  const remove = useAction(deleteCampaign, { changes: [listCampaigns] });
  const test = useAction(testCampaign);
  return {
    isRunning: [schedule, revise, cancel, remove, test].some(({ isRunning }) => isRunning),
    test: () => void test.run({ params }),
    revise: () => void revise.run({ params, body: { version } }),
    async sendNow() {
      const { people } = await call(countAudience, { body: { type, audience } });
      const consequences = [words('sendNowReach', { count: people }), words('sendNowFinal')];
      if (!(await confirm({ title: words('sendNowTitle'), consequences, confirm: words('sendNow') }))) return;
      const timezone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
      await schedule.run({ params, body: { at: null, timezone, version } });
    },
    async cancel() {
      const question = {
        title: words('cancelTitle'),
        consequences: [words('cancelText')],
        confirm: words('cancel'),
        tone: 'danger',
      } as const;
      if (await confirm(question)) await cancel.run({ params, body: { version } });
    },
    async remove() {
      const question = {
        title: words('deleteTitle'),
        consequences: [words('deleteText')],
        confirm: words('delete'),
        tone: 'danger',
      } as const;
      if ((await confirm(question)) && (await remove.run({ params })) !== null) gone();
    },
  };
}
