// The actions on a lead; asks before those that end something, and shows the results.

import {
  addLeadEvent,
  deleteLead,
  findLeadDuplicates,
  inviteLead,
  listLeads,
  readFunnel,
  readLead,
  stepLead,
} from '#contract/scouting/leads.endpoints.ts';
import type { Lead } from '#contract/scouting/leads.shapes.ts';
import { call } from '#web/platform/api/api.ts';
import { tellFailure } from '#web/platform/api/attempt.ts';
import { toQueryKey } from '#web/platform/api/endpoint-hooks.ts';
import { ApiFailure } from '#web/platform/api/failure.ts';
import { keepAnswer } from '#web/platform/api/keep-answer.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { showToast } from '#web/platform/notices/notices.ts';
import { copyText } from '#web/ui/clipboard.ts';
import { askReason, confirm } from '#web/ui/dialog/dialogs.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

/** Reloads everything that shows leads. */
export async function reloadLeads(): Promise<void> {
  const changed = [listLeads, readLead, readFunnel, findLeadDuplicates];
  await Promise.all(changed.map((endpoint) => queryClient.invalidateQueries({ queryKey: toQueryKey(endpoint) })));
}

/** Shows a lead as it is after a change. */
export async function keepLead(lead: Lead): Promise<void> {
  keepAnswer(readLead, { params: { id: lead.id } }, lead);
  await reloadLeads();
}

/** Shows a refusal, and reloads what somebody else may have changed. */
async function attempted<Answer>(work: Promise<Answer>): Promise<Answer | null> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    tellFailure(error);
    await reloadLeads();
    return null;
  }
}

type StaffStep = Parameters<typeof call<typeof stepLead>>[1]['body']['step'];

export function useLeadSteps() {
  const words = useTranslations('scouting.act');

  async function kept(lead: Lead | null, told: string): Promise<void> {
    if (lead === null) return;
    await keepLead(lead);
    showToast(told);
  }

  return {
    async step({ id, name, version }: Lead, step: StaffStep): Promise<void> {
      const reason =
        step === 'lose'
          ? await askReason({ title: words('loseTitle', { name }), label: words('reason'), confirm: words('step.lose') })
          : '';
      if (reason === null) return;
      await kept(await attempted(call(stepLead, { params: { id }, body: { step, reason, version } })), words('moved'));
    },
    async invite({ id, name, email, version, stage }: Lead): Promise<void> {
      const isSure = await confirm({
        title: words('inviteTitle', { name }),
        consequences: [email === '' ? words('inviteByLink') : words('inviteByEmail', { email })],
        confirm: words(stage === 'invited' ? 'inviteAgain' : 'invite'),
      });
      if (isSure) await kept(await attempted(call(inviteLead, { params: { id }, body: { version } })), words('invited'));
    },
    async copyLink({ inviteUrl }: Lead): Promise<void> {
      if (inviteUrl !== null) showToast(words((await copyText(inviteUrl)) ? 'copied' : 'notCopied'));
    },
    async note(
      id: number,
      body: { kind: 'note' | 'call' | 'mail' | 'meeting'; text: string; nextFollowUp?: string | null },
    ): Promise<boolean> {
      const lead = await attempted(call(addLeadEvent, { params: { id }, body }));
      await kept(lead, words('noted'));
      return lead !== null;
    },
    /** Returns whether it was deleted. */
    async remove({ id, name }: Lead): Promise<boolean> {
      const consequences = [words('removeText')];
      if (!(await confirm({ title: words('removeTitle', { name }), consequences, confirm: words('remove'), tone: 'danger' }))) return false;
      if ((await attempted(call(deleteLead, { params: { id } }))) === null) return false;
      queryClient.removeQueries({ queryKey: toQueryKey(readLead, { params: { id } }) });
      await reloadLeads();
      return true;
    },
  };
}
