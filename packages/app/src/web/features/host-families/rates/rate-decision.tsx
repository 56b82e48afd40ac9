// The decision about a family's request for another price: accept it into the draft, or refuse it with a reason.

import { Button, Group } from '@mantine/core';
import { decideRate, listRateProposals, listRates } from '#contract/host-families/rates.endpoints.ts';
import type { OpenProposal } from '#contract/host-families/rates.shapes.ts';
import { readDraft } from '#contract/pricing/price-books.endpoints.ts';
import { useAction } from '#web/platform/api/endpoint-hooks.ts';
import { askReason, confirm } from '#web/ui/dialog/dialogs.ts';
import { useMoneyText } from '#web/ui/text/money-text.ts';
import { useTranslations } from '#web/ui/text/translations.ts';

const REASON_LENGTH = 500;

interface RateDecisionProps {
  readonly proposal: Pick<OpenProposal, 'id' | 'version' | 'amount' | 'currency'>;
  readonly familyName: string;
  /** What tells the buttons from others beside them. */
  readonly about: string;
}

/** Asks before a decision, and sends it. */
function useDecision({ proposal, familyName: name }: Omit<RateDecisionProps, 'about'>) {
  const words = useTranslations('rateProposals');
  const values = { name, amount: useMoneyText()(proposal) };
  const { id, version } = proposal;
  const changes = [listRateProposals, listRates, readDraft];
  const acceptance = useAction(decideRate, { changes, told: words('accepted') });
  const refusal = useAction(decideRate, { changes, told: words('refused') });
  return {
    isRunning: acceptance.isRunning || refusal.isRunning,
    async accept() {
      const question = { title: words('acceptTitle', values), consequences: [words('acceptText')], confirm: words('accept') };
      if (!(await confirm({ ...question, tone: 'calm' }))) return;
      await acceptance.run({ params: { id }, body: { accept: true, reason: '', version } });
    },
    async refuse() {
      const question = { title: words('refuseTitle', values), consequences: [words('refuseText')], confirm: words('refuse') };
      const reason = await askReason({ ...question, label: words('reason'), maxLength: REASON_LENGTH });
      if (reason !== null) await refusal.run({ params: { id }, body: { accept: false, reason, version } });
    },
  };
}

export function RateDecision({ about, ...decided }: RateDecisionProps) {
  const words = useTranslations('rateProposals');
  const { accept, refuse, isRunning } = useDecision(decided);
  return (
    <Group gap="xs" wrap="nowrap">
      <Button size="xs" disabled={isRunning} onClick={() => void accept()} aria-label={words('acceptOf', { name: about })}>
        {words('accept')}
      </Button>
      <Button
        size="xs"
        variant="default"
        disabled={isRunning}
        onClick={() => void refuse()}
        aria-label={words('refuseOf', { name: about })}
      >
        {words('refuse')}
      </Button>
    </Group>
  );
}
